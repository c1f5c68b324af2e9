import { isHubId } from './hub-id.ts'
import type { ModelRecord } from './model-record.ts'

/*
 * Readers of a model's record. A record comes from strangers: any field may be missing, null or of a wrong type, so an
 * example reads it only through these.
 */

/**
 * The value at a path, or undefined where the path ends early. Only own properties count.
 *
 * @example
 * valueAt(model, 'config', 'peft', 'task_type')
 */
export function valueAt(model: ModelRecord, ...path: readonly (string | number)[]): unknown {
  let value: unknown = model
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}

/** The text at a path; undefined when it is missing, empty or not a text. */
export function textAt(model: ModelRecord, ...path: readonly (string | number)[]): string | undefined {
  const value = valueAt(model, ...path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The texts of the list at a path, without what is not a text; a single text counts as a list of one. */
export function textsAt(model: ModelRecord, ...path: readonly (string | number)[]): readonly string[] {
  const value = valueAt(model, ...path)
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string' && item !== '')
}

/** The values of the list at a path; empty when there is no list. */
export function listAt(model: ModelRecord, ...path: readonly (string | number)[]): readonly unknown[] {
  const value = valueAt(model, ...path)
  return Array.isArray(value) ? value : []
}

/** The model's tags. */
export const tagsOf = (model: ModelRecord): readonly string[] =>
  listAt(model, 'tags').filter((tag): tag is string => typeof tag === 'string')

export const hasTag = (model: ModelRecord, tag: string): boolean => tagsOf(model).includes(tag)

/** Longer tags name no family of models, and a pattern may take long to find that out. */
const LONGEST_NAME = 200

/** Whether the id or a tag of a model contains a name: what a record tells of the model's family. */
export const isNamed = (model: ModelRecord, name: RegExp): boolean =>
  [model.id, ...tagsOf(model)].some((text) => text.length <= LONGEST_NAME && name.test(text))

/** The hub's name of the model's task, `text-generation`. */
export const pipelineTagOf = (model: ModelRecord): string | undefined => textAt(model, 'pipeline_tag')

/** Whether the model answers chat messages. */
export const isConversational = (model: ModelRecord): boolean => hasTag(model, 'conversational')

/** Whether loading the model runs code from its repository, which the reader has to allow. */
export const hasCustomCode = (model: ModelRecord): boolean => hasTag(model, 'custom_code')

/** The model's id without its owner, `demo` of `acme/demo`. */
export const nameOf = (model: ModelRecord): string => model.id.slice(model.id.lastIndexOf('/') + 1)

/**
 * The id of another model, at a path of the record: who wrote the record may have put an address or a folder there.
 *
 * @returns the first id of the hub; undefined when there is none
 */
export const idAt = (model: ModelRecord, ...path: readonly (string | number)[]): string | undefined =>
  textsAt(model, ...path).find(isHubId)

/** The id of the model that this one was made from, as its card says; the first, when there are several. */
export const cardBaseModelOf = (model: ModelRecord): string | undefined => idAt(model, 'cardData', 'base_model')
