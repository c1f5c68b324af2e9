import { z } from '@hono/zod-openapi'
import { CLIENTS, PROVIDERS } from '@model-snippets/core'
import { OPTIONS, type OptionName, type OptionRecord, optionRecord } from '@model-snippets/core/options'
import { CONFIGURATION_PARAMETERS } from '../../app/domain/configuration/configuration.ts'
import type { InputName } from '../../app/domain/configuration/inputs.ts'
import { PARAMETERS, type ParameterKind } from '../../app/domain/configuration/parameters.ts'
import { bodyField, optionFields, queryField } from './options.ts'
import { MOST_ERRORS } from './read-request.ts'

type Bounds = Pick<Extract<ParameterKind, { kind: 'number' }>, 'least' | 'most' | 'whole'>

export const PROVIDER_IDS = Object.keys(PROVIDERS)
export const CLIENT_IDS = [...new Set(CLIENTS.map(({ id }) => id))]
export const TARGETS = ['routed', 'direct', 'endpoint'] as const

const text = (description: string, example?: string) =>
  z
    .string()
    .optional()
    .openapi({ description, ...(example === undefined ? {} : { example }) })

/** A number as text; the same code as for the page’s form validates it. */
const numberText = ({ least, most, whole }: Bounds, description: string) =>
  z
    .string()
    .optional()
    .openapi({ type: whole ? 'integer' : 'number', minimum: least, maximum: most, description })

/** A whole number as text. */
export const wholeNumber = (least: number, most: number, fallback: number, description: string) =>
  z
    .string()
    .regex(/^\d{1,7}$/, `Must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `Must be a whole number from ${least} to ${most}`)
    .default(fallback)
    .openapi({ type: 'integer', minimum: least, maximum: most, default: fallback, description })

const INPUTS: { readonly [name in InputName]: z.ZodType } = {
  inputs: text('The input of tasks with a single input: text, or the path or URL of a file.'),
  image: text('Path or URL of an image, for tasks with several inputs.', 'cat.png'),
  prompt: text('What to do with the image.'),
  question: text('The question to answer.'),
  context: text('The text that contains the answer.'),
  query: text('The question to answer from the table.'),
  table: text('The rows of a table as JSON; the first row names the columns.', '[["city", "people"], ["Lima", "10"]]'),
  source_sentence: text('The sentence to compare the others with.'),
  sentences: text('The sentences to compare, as a JSON array.', '["One sentence.", "Another one."]'),
  columns: text('The rows of a table as JSON; the first row names the columns.', '[["height", "width"], ["1", "2"]]'),
}

/** Parameters of tasks, by type. */
function ofKind(name: string, parameter: ParameterKind): z.ZodType {
  const description = `The parameter \`${name}\`, for tasks that support it.`
  switch (parameter.kind) {
    case 'number':
      return numberText(parameter, description)
    case 'switch':
      return z.enum(['true', 'false', '']).optional().openapi({ description })
    case 'choice':
      return z
        .enum([...parameter.options, ''])
        .optional()
        .openapi({ description })
    case 'list':
      return text(`${description} One item per line.`)
    case 'text':
      return text(description)
  }
}

/** Descriptions of the page’s URL parameters; without one, a parameter is plain text. */
const STATE: Readonly<Record<string, z.ZodType>> = {
  ...INPUTS,
  task: queryField('task'),
  ...Object.fromEntries(Object.entries(PARAMETERS).map(([name, parameter]) => [name, ofKind(name, parameter)])),
  ...Object.fromEntries(
    (OPTIONS as readonly OptionRecord[]).flatMap(({ name, query }) =>
      query === undefined || query === 'inputs' ? [] : [[query, queryField(name as OptionName)]],
    ),
  ),
}

/** The URL parameters of a model’s page: they give the same examples in both places. */
export const StateQuery = z.strictObject({
  ...Object.fromEntries(
    CONFIGURATION_PARAMETERS.map((name) => [
      name,
      STATE[name] ?? text('The same parameter as in the URL of the model’s page.'),
    ]),
  ),
  language: queryField('language'),
  client: queryField('client'),
})

export const ModelPath = z.object({
  owner: z.string().min(1).openapi({ description: 'The part of the model’s id before the slash.', example: 'openai' }),
  name: z
    .string()
    .min(1)
    .openapi({ description: 'The part of the model’s id after the slash.', example: 'gpt-oss-120b' }),
})

type Issues = { readonly issues: z.core.$ZodRawIssue[] }

/** Validates items only up to the first few problems, because describing problems is slow. */
function judge(value: object, item: z.ZodType, most: number, context: Issues): unknown {
  const isList = Array.isArray(value)
  const entries: readonly (readonly [number | string, unknown])[] = isList
    ? [...value.entries()]
    : Object.entries(value)
  if (entries.length > most) {
    const origin = isList ? 'array' : 'object'
    context.issues.push({ code: 'too_big', origin, maximum: most, inclusive: true, input: entries.length })
    return z.NEVER
  }
  let problems = 0
  for (const [place, each] of entries) {
    const issues = item.safeParse(each).error?.issues ?? []
    for (const issue of issues) context.issues.push({ ...issue, input: undefined, path: [place, ...issue.path] })
    problems += issues.length
    if (problems >= MOST_ERRORS) break
  }
  return problems > 0 ? z.NEVER : value
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A list with a maximum length. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.preprocess(
    (value, context) => (Array.isArray(value) ? judge(value, item, most, context) : value),
    z.array(item).max(most),
  )

/** A list with a maximum length, or the same as an object by name. */
const listOrTableOf = <Item extends z.ZodType>(item: Item, most: number, error: string) =>
  z.preprocess(
    (value, context) => (isObject(value) ? judge(value, item, most, context) : value),
    z.union([z.array(item), z.record(z.string(), item)], { error }),
  )

/** An optional field. The hub sends null for unknown values. */
const optional = <Field extends z.ZodType>(field: Field) => field.nullish().transform((value) => value ?? undefined)

/** More than twice the length of the hub’s longest id. */
const LONGEST_ID = 500
const MOST_TAGS = 5000
const MOST_MAPPINGS = 200
const MOST_WIDGETS = 200
const MOST_FILES = 5000

export const anyObject = (description: string) => z.record(z.string(), z.unknown()).describe(description)

const mappingFields = {
  provider: optional(z.string()),
  hfModelId: optional(z.string()),
  status: optional(z.enum(['live', 'staging', 'error'])),
  task: optional(z.string()),
  adapter: optional(z.string()),
  adapterWeightsPath: optional(z.string()),
}
const LONGEST_PROVIDER_ID = optionRecord('providerId').value.most
const ProviderId = z.string().max(LONGEST_PROVIDER_ID, `Expected at most ${LONGEST_PROVIDER_ID} characters`)
const FURTHER_FIELDS = 'Other fields from Hugging Face are allowed.'

export const MappingSchema = z
  .looseObject({ ...mappingFields, providerId: ProviderId.describe('The provider’s own id for the model.') })
  .openapi('ProviderMapping', { description: `How a provider serves a model. ${FURTHER_FIELDS}` })

/** An entry without the provider’s id doesn’t say that a provider serves the model. */
const ListedMappingSchema = z
  .looseObject({ ...mappingFields, providerId: optional(ProviderId) })
  .openapi('ListedMapping', { description: `How a provider serves a model, from its record. ${FURTHER_FIELDS}` })

export const ModelRecordSchema = z
  .looseObject({
    id: z
      .string()
      .min(1)
      .max(LONGEST_ID)
      .openapi({ description: 'The Hugging Face id, `owner/name`.', example: 'acme/assistant' }),
    tags: optional(listOf(z.string(), MOST_TAGS)),
    pipeline_tag: optional(z.string()).openapi({ example: 'text-generation' }),
    library_name: optional(z.string()),
    mask_token: optional(z.string()).describe('The mask token of a fill-mask model.'),
    config: optional(anyObject('Fields from the model’s configuration files.')),
    cardData: optional(anyObject('Fields from the model card.')),
    widgetData: optional(listOf(z.unknown(), MOST_WIDGETS)).openapi({ example: [{ text: 'Hello' }] }),
    transformersInfo: optional(
      z.looseObject({
        processor: optional(z.string()),
        auto_model: optional(z.string()),
        custom_class: optional(z.string()),
      }),
    ),
    inferenceProviderMapping: optional(
      listOrTableOf(ListedMappingSchema, MOST_MAPPINGS, 'Expected an array, or an object keyed by provider'),
    ).openapi({ description: 'Providers that serve the model: an array, or an object keyed by provider.' }),
    siblings: optional(listOf(z.unknown(), MOST_FILES)).openapi({
      description: 'The files of the repository, each with its `rfilename`.',
      example: [{ rfilename: 'model-Q4_K_M.gguf' }],
    }),
    gated: optional(z.union([z.boolean(), z.string()])).describe('Whether the model is gated, and how.'),
  })
  .openapi('ModelRecord', { description: `A model’s record from Hugging Face. ${FURTHER_FIELDS}` })

export const OptionsSchema = z.looseObject(optionFields()).openapi('SnippetOptions', {
  description:
    'Options of the example. For chat, other fields of the chat API, such as `seed`, `tools`, or `response_format`, are added to the request body; put fields that only one provider supports in `parameters`. Don’t send a token: examples read it from an environment variable.',
})

export const modelChoice = (example: object) =>
  z
    .union([z.string().max(LONGEST_ID, `Expected at most ${LONGEST_ID} characters`), ModelRecordSchema], {
      error: ({ input }) => `${input === undefined ? 'Missing: expected' : 'Expected'} a model’s id or its record`,
    })
    .openapi({ description: 'A model’s id on Hugging Face, or its record.', example })

/** A model by id or record, and the call. */
export const CallBody = z
  .strictObject({
    model: modelChoice({ id: 'acme/assistant', pipeline_tag: 'text-generation', tags: ['conversational'] }),
    provider: bodyField('provider'),
    mapping: MappingSchema.optional(),
    options: OptionsSchema.optional(),
    language: bodyField('language'),
    client: bodyField('client'),
  })
  .openapi('CallBody')

/** Options for library examples. */
export const LIBRARY_OPTIONS = [
  'messages',
  'inputs',
  'parameters',
  'max_tokens',
] as const satisfies readonly OptionName[]

/** The key of a library. */
export const LibraryKey = z
  .string()
  .min(1, 'Expected the key of a library')
  .describe(
    'Return only examples for the library with this key, such as `diffusers`. If the record names libraries that we have examples for, use one of those.',
  )

export const LibraryBody = z
  .strictObject({
    model: modelChoice({ id: 'acme/embedder', library_name: 'sentence-transformers' }),
    library: LibraryKey.optional(),
    options: z.strictObject(Object.fromEntries(LIBRARY_OPTIONS.map((name) => [name, bodyField(name)]))).optional(),
  })
  .openapi('LibraryBody')

export const PAGING = {
  limit: wholeNumber(1, 500, 50, 'Maximum number of results.'),
  offset: wholeNumber(0, 1_000_000, 0, 'Number of results to skip.'),
}
