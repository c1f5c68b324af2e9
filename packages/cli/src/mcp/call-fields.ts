import {
  CLIENTS,
  holdsProviderId,
  LANGUAGES,
  type ModelRecord,
  mappingOf,
  PLATFORMS,
  PROVIDERS,
  type ProviderMapping,
  type SnippetOptions,
  TASKS,
} from '@model-snippets/core'
import { findModel, suggestModels } from '@model-snippets/core/catalogue'
import { z } from 'zod'
import { taskFields } from '../model.ts'
import { quoted, UsageError } from '../usage-error.ts'

/** Ids of a table as the list that zod's enum wants. */
const idsOf = (table: { readonly [id: string]: unknown }): [string, ...string[]] =>
  Object.keys(table) as [string, ...string[]]

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
const isMessage = (value: unknown): boolean =>
  isObject(value) && typeof (value as { role?: unknown }).role === 'string' && (value as { role: string }).role !== ''

/*
 * What the caller's request will carry is checked but not copied: zod's own objects would lose a field called
 * `__proto__`, and no field may be lost.
 */
const jsonObject = (what: string) =>
  z
    .unknown()
    .refine(isObject, `expected a JSON object: ${what}`)
    .meta({ type: 'object', description: what, additionalProperties: true })

const messages = z
  .unknown()
  .refine((value) => Array.isArray(value) && value.length > 0 && value.every(isMessage), {
    message: 'expected a list such as [{"role": "user", "content": "Hello"}]',
  })
  .meta({
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      properties: { role: { type: 'string' }, content: {} },
      required: ['role'],
      additionalProperties: true,
    },
    description:
      'For chat models: the conversation so far, oldest message first. "content" is text, or a list of parts for images. Replaces the sample conversation.',
  })

/** Which model is meant. */
export const MODEL_FIELDS = {
  model: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .describe(
      'Hub id, owner/name, in exact spelling, for example "openai/gpt-oss-120b". search_models finds ids. Needed unless "record" is given.',
    ),
  task: z
    .enum(idsOf(TASKS))
    .optional()
    .describe(
      'The task of a model that search_models does not list; "conversational" for chat models. Leave it out for listed models.',
    ),
  record: jsonObject(
    'The hub\'s full record of the model, as its API gives it: "id", "pipeline_tag", "tags" and so on. For private or new models.',
  ).optional(),
}

/** What the call shall do. */
export const CALL_FIELDS = {
  ...MODEL_FIELDS,
  provider: z
    .enum(['auto', ...idsOf(PROVIDERS)])
    .default('auto')
    .describe('Who runs the model. "auto" lets the router choose among the providers that have it.'),
  streaming: z.boolean().optional().describe('Chat only: ask for the answer piece by piece.'),
  messages: messages.optional(),
  inputs: z
    .unknown()
    .optional()
    .describe(
      'For tasks other than chat: the input in the shape that get_task shows under "inference.exampleInput". Text, a file name or URL, or an object. Replaces the sample input.',
    ),
  parameters: jsonObject(
    "Further fields of the request: for chat any field of the body (tools, response_format, seed …), else the task's parameters.",
  ).optional(),
  temperature: z.number().nullable().optional().describe('Chat only.'),
  max_tokens: z.number().nullable().optional().describe('Chat only: the length of the answer at most.'),
  top_p: z.number().nullable().optional().describe('Chat only.'),
  directRequest: z
    .boolean()
    .optional()
    .describe("Call the provider itself with the provider's own key, not through the router."),
  endpointUrl: z.string().min(1).optional().describe('Base URL of an endpoint of your own; http: or https:.'),
  billTo: z.string().min(1).optional().describe('The organisation that pays for the request.'),
  providerId: z.string().min(1).optional().describe("The provider's own id of the model, where you know better."),
}

export const CHOICE_FIELDS = {
  language: z.enum(LANGUAGES).optional().describe('Only this language: less to read.'),
  client: z
    .enum([...new Set(CLIENTS.map((client) => client.id))] as [string, ...string[]])
    .optional()
    .describe('Only this client. openai and requests are Python or JavaScript packages; fetch and curl need none.'),
  platform: z.enum(PLATFORMS).optional().describe('Whose shell the shell examples are for; posix when left out.'),
}

/** Refuses what is not known, and says what is: an agent mends its call from that. */
export const strictFields = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown field ${(issue.keys as string[]).map(quoted).join(', ')}; the fields are ${Object.keys(shape).join(', ')}`
        : undefined,
  })

type ModelChoice = z.infer<z.ZodObject<typeof MODEL_FIELDS>>
type CallChoice = z.infer<z.ZodObject<typeof CALL_FIELDS>>

/**
 * The record of the model that the caller names.
 *
 * @throws UsageError that names ids which may have been meant
 */
export function chosenModel({ model: id, task, record }: ModelChoice): ModelRecord {
  const more = task === undefined ? {} : taskFields(task)
  if (record !== undefined) {
    const given = record as ModelRecord
    if (typeof given.id !== 'string' || given.id === '') throw new UsageError('record.id: the hub id is missing')
    if (id !== undefined && id !== given.id) {
      throw new UsageError(`model is ${quoted(id)} and record.id ${quoted(given.id)}: give one of them`)
    }
    return { ...given, ...more }
  }
  if (id === undefined) throw new UsageError('model: give a hub id, for example "openai/gpt-oss-120b", or a record')
  const known = findModel(id)
  if (known !== undefined) return { ...known, ...more }
  if (task !== undefined) return { id, ...more }
  const meant = suggestModels(id)
  throw new UsageError(
    `model: the catalogue has no ${quoted(id)}; ${meant.length > 0 ? `did you mean ${meant.join(', ')}? For` : 'for'} a model outside the catalogue, add "task" (for chat models "conversational") or "record"`,
  )
}

/** Adds to a record who serves the model, where that is known; the record as it is, where not. */
export type AddServing = (model: ModelRecord) => Promise<ModelRecord>

/** The generator's arguments. */
export async function chosenCall(
  choice: CallChoice & { readonly platform?: SnippetOptions['platform'] },
  addServing: AddServing,
): Promise<readonly [ModelRecord, string, ProviderMapping | undefined, SnippetOptions]> {
  const { model: _model, task: _task, record, provider, messages, parameters, ...rest } = choice
  const found = chosenModel(choice)
  const options: SnippetOptions = {
    ...rest,
    messages: messages as SnippetOptions['messages'],
    parameters: parameters as SnippetOptions['parameters'],
  }
  const asksHub = record === undefined && options.providerId === undefined && holdsProviderId(found, provider, options)
  const model = asksHub ? await addServing(found) : found
  return [model, provider, mappingOf(model, provider), options]
}
