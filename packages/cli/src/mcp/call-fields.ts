import {
  holdsProviderId,
  type ModelRecord,
  mappingOf,
  type Platform,
  type ProviderMapping,
  type SnippetOptions,
  taskOf,
} from '@model-snippets/core'
import { findModelInAnyCase, suggestModels } from '@model-snippets/core/catalogue'
import { checkProviderOf, type OptionName } from '@model-snippets/core/options'
import { type AskRouter, withToolFactsOf } from '@model-snippets/hub'
import { taskFields } from '../model.ts'
import { quoted, UsageError } from '../usage-error.ts'
import { optionFields, type ToolFields } from './fields.ts'

/** Which model is meant. */
export const MODEL_FIELDS: ToolFields = {
  model: { help: 'hub id from search_models, owner/name; or give "record"', value: { kind: 'text', most: 500 } },
  ...optionFields(['task'], { task: 'of a model that search_models does not list; conversational for chat' }),
  record: { help: "the hub's record of a private or new model", value: { kind: 'object' } },
}

const CALL_OPTIONS = [
  'provider',
  'streaming',
  'messages',
  'inputs',
  'recipe',
  'tools',
  'schema',
  'api',
  'parameters',
  'temperature',
  'max_tokens',
  'top_p',
  'directRequest',
  'endpointUrl',
  'billTo',
  'providerId',
] as const satisfies readonly OptionName[]

/** What the call shall do. */
export const CALL_FIELDS: ToolFields = {
  ...MODEL_FIELDS,
  ...optionFields(CALL_OPTIONS, {
    provider: 'who runs the model, as get_task lists them; auto, the default, is the fastest that the router finds',
    inputs: 'input of a task other than chat, in the shape that get_task shows',
    messages: 'of a chat, oldest first; an image_url may be the path of a file',
    tools: 'functions that it may call',
    parameters: 'further fields of the request: seed …',
  }),
}

export const CHOICE_FIELDS = optionFields([
  'showReasoning',
  'showUsage',
  'retries',
  'fallbacks',
  'async',
  'language',
  'client',
  'platform',
  'typescript',
])

/** A model as a tool was told of it. */
export interface ModelChoice {
  readonly model?: string
  readonly task?: string
  readonly record?: object
}

/** A call as a tool was told of it. */
export interface CallChoice extends ModelChoice, Omit<SnippetOptions, 'platform'> {
  readonly provider?: string
  readonly platform?: Platform
}

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
  const known = findModelInAnyCase(id)
  if (known !== undefined) return { ...known, ...more }
  if (task !== undefined) return { id, ...more }
  const meant = suggestModels(id)
  throw new UsageError(
    `model: the catalogue has no ${quoted(id)}; ${meant.length > 0 ? `did you mean ${meant.join(', ')}? For` : 'for'} a model outside the catalogue, add "task" (for chat models "conversational") or "record"`,
  )
}

/** Adds to a record who serves the model, where that is known; the record as it is, where not. */
export type AddServing = (model: ModelRecord) => Promise<ModelRecord>

/**
 * The generator's arguments.
 *
 * @throws UsageError where the model has no task, or the provider does not do it
 */
export async function chosenCall(
  choice: CallChoice,
  addServing: AddServing,
  askRouter: AskRouter,
): Promise<readonly [ModelRecord, string, ProviderMapping | undefined, SnippetOptions]> {
  const { model: _model, task: _task, record, provider = 'auto', ...options } = choice
  const found = chosenModel(choice)
  const task = taskOf(found)
  if (task === undefined)
    throw new UsageError('record.pipeline_tag: it is missing, so the task is unknown; or give "task"')
  const problem = checkProviderOf(task, provider)
  if (problem !== undefined) throw new UsageError(`provider: ${problem.detail}`)
  const asksHub = record === undefined && options.providerId === undefined && holdsProviderId(found, provider, options)
  const served = asksHub ? await addServing(found) : found
  const model = await withToolFactsOf(served, provider, options, askRouter)
  return [model, provider, mappingOf(model, provider), options]
}
