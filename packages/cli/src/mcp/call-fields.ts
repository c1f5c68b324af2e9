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
import { agentOptions, checkProviderOf } from '@model-snippets/core/options'
import { type AskRouter, withToolFactsOf } from '@model-snippets/hub'
import { listed } from '../listed.ts'
import { taskFields } from '../model.ts'
import { quoted, UsageError } from '../usage-error.ts'
import { optionFields, type ToolFields } from './fields.ts'

/** Arguments that choose a model. */
export const MODEL_FIELDS: ToolFields = {
  model: {
    help: 'Hugging Face id from search_models, owner/name; or set "record"',
    value: { kind: 'text', most: 500 },
  },
  ...optionFields(['task'], { task: 'task of an unlisted model; conversational for chat' }),
  record: { help: 'Hugging Face record of a private or new model', value: { kind: 'object' } },
}

/** Arguments that describe a call. */
export const CALL_FIELDS: ToolFields = { ...MODEL_FIELDS, ...optionFields(agentOptions('call')) }

/** Arguments that choose examples, or affect only how they're written. */
export const CHOICE_FIELDS = optionFields(agentOptions('example'))

/** A model, as given to a tool. */
export interface ModelChoice {
  readonly model?: string
  readonly task?: string
  readonly record?: object
}

/** A call, as given to a tool. */
export interface CallChoice extends ModelChoice, Omit<SnippetOptions, 'platform'> {
  readonly provider?: string
  readonly platform?: Platform
}

/**
 * Returns the record of the requested model.
 *
 * @throws UsageError with similar ids if there is none
 */
export function chosenModel({ model: id, task, record }: ModelChoice): ModelRecord {
  const more = task === undefined ? {} : taskFields(task)
  if (record !== undefined) {
    const given = record as ModelRecord
    if (typeof given.id !== 'string' || given.id === '') throw new UsageError('record.id is required')
    if (id !== undefined && id !== given.id) {
      throw new UsageError(
        `model is ${quoted(id)} but record.id is ${quoted(given.id)}; set "model" or "record", not both`,
      )
    }
    return { ...given, ...more }
  }
  if (id === undefined) throw new UsageError('model or record is required, for example model "openai/gpt-oss-120b"')
  const known = findModelInAnyCase(id)
  if (known !== undefined) return { ...known, ...more }
  if (task !== undefined) return { id, ...more }
  const meant = suggestModels(id)
  throw new UsageError(
    `model: ${quoted(id)} isn’t in the catalog${meant.length > 0 ? `; did you mean ${listed(meant, 'or')}?` : '.'} To use a model that isn’t in the catalog, set "task" ("conversational" for chat) or "record"`,
  )
}

/** Adds the providers that serve the model to its record; returns the record unchanged if they aren’t known. */
export type AddServing = (model: ModelRecord) => Promise<ModelRecord>

/**
 * Returns the generator's arguments for a tool call.
 *
 * @throws UsageError if the model has no task, or the provider doesn’t support it
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
    throw new UsageError(
      record === undefined
        ? `the catalog doesn’t list a task for ${quoted(found.id)}; set "task"`
        : 'record.pipeline_tag is missing, so the task is unknown; add it or set "task"',
    )
  const problem = checkProviderOf(task, provider)
  if (problem !== undefined) throw new UsageError(`provider: ${problem.detail}`)
  const asksHub = record === undefined && options.providerId === undefined && holdsProviderId(found, provider, options)
  const served = asksHub ? await addServing(found) : found
  const model = await withToolFactsOf(served, provider, options, askRouter)
  return [model, provider, mappingOf(model, provider), options]
}
