import { SnippetInputError } from '../values/errors.ts'
import { LANGUAGE_RECORDS } from './index.generated.ts'
import type { LanguageRecord } from './language.ts'

/** A language's id, such as `js`. */
export type Language = (typeof LANGUAGE_RECORDS)[number]['id']

/** The ids of all languages, in display order. */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ LANGUAGE_RECORDS.map(({ id }) => id)

/**
 * Returns the record of a language.
 *
 * @param id such as `python`, `js`, or `sh`
 * @throws SnippetInputError for an unknown id; the message names the known ones
 * @example
 * languageRecord('js').label // JavaScript
 */
export function languageRecord(id: string): LanguageRecord {
  const record = LANGUAGE_RECORDS.find((candidate) => candidate.id === id)
  if (record === undefined) {
    throw new SnippetInputError('language', `expected one of ${LANGUAGES.join(', ')}, got ${JSON.stringify(id)}`)
  }
  return record
}
