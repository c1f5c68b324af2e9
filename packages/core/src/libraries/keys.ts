import { tagsOf, textAt } from '../model/fields.ts'
import type { ModelRecord } from '../model/model-record.ts'

/**
 * Returns the keys of the libraries that a model's record names: first `library_name`, then the tags that are library
 * keys, in the record's order.
 *
 * @param known the libraries by key
 */
export function libraryKeysOf(model: ModelRecord, known: { readonly [key: string]: unknown }): readonly string[] {
  const named = textAt(model, 'library_name')
  const candidates = named === undefined ? tagsOf(model) : [named, ...tagsOf(model)]
  return [...new Set(candidates)].filter((key) => Object.hasOwn(known, key))
}
