import { isHubId } from './hub-id.ts'
import type { ModelRecord } from './model-record.ts'

/*
 * Functions that read a model's record. Records come from strangers: any field may be missing, null, or of the wrong
 * type, so examples read them only with these functions.
 */

/**
 * Returns the value at a path, or `undefined` if the path ends early. Only own properties count.
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

/** Returns the string at a path; `undefined` if it's missing, empty, or not a string. */
export function textAt(model: ModelRecord, ...path: readonly (string | number)[]): string | undefined {
  const value = valueAt(model, ...path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Returns the strings of the list at a path, without other values; a single string counts as a list of one. */
export function textsAt(model: ModelRecord, ...path: readonly (string | number)[]): readonly string[] {
  const value = valueAt(model, ...path)
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string' && item !== '')
}

/** Returns the list at a path; empty if there isn't one. */
export function listAt(model: ModelRecord, ...path: readonly (string | number)[]): readonly unknown[] {
  const value = valueAt(model, ...path)
  return Array.isArray(value) ? value : []
}

/** Returns the model's tags. */
export const tagsOf = (model: ModelRecord): readonly string[] =>
  listAt(model, 'tags').filter((tag): tag is string => typeof tag === 'string')

export const hasTag = (model: ModelRecord, tag: string): boolean => tagsOf(model).includes(tag)

/** Longer tags don't name a family, and a pattern may take long on them. */
const LONGEST_NAME = 200

/** Checks whether a model's id or a tag contains a name, to recognize its family. */
export const isNamed = (model: ModelRecord, name: RegExp): boolean =>
  [model.id, ...tagsOf(model)].some((text) => text.length <= LONGEST_NAME && name.test(text))

/** Returns the model's `pipeline_tag`, such as `text-generation`. */
export const pipelineTagOf = (model: ModelRecord): string | undefined => textAt(model, 'pipeline_tag')

/** Checks whether the model is a chat model. */
export const isConversational = (model: ModelRecord): boolean => hasTag(model, 'conversational')

/** Checks whether loading the model runs code from its repository, which you have to allow. */
export const hasCustomCode = (model: ModelRecord): boolean => hasTag(model, 'custom_code')

/** Returns the model's id without its owner: `demo` for `acme/demo`. */
export const nameOf = (model: ModelRecord): string => model.id.slice(model.id.lastIndexOf('/') + 1)

/** Returns a model's owner: the part of its id before the slash, or `''`. */
export const ownerOf = ({ id }: ModelRecord): string => id.slice(0, Math.max(0, id.indexOf('/')))

/**
 * Returns the id of another model at a path of the record. Other text there, such as a URL or a path, is ignored.
 *
 * @returns the first valid Hugging Face id; `undefined` if there is none
 */
export const idAt = (model: ModelRecord, ...path: readonly (string | number)[]): string | undefined =>
  textsAt(model, ...path).find(isHubId)

/** Returns the id of the base model that the model card names; the first one if there are several. */
export const cardBaseModelOf = (model: ModelRecord): string | undefined => idAt(model, 'cardData', 'base_model')
