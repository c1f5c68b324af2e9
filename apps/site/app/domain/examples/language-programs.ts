import { type LanguageRecord, type Platform, programFileOf } from '@model-snippets/core'

/** Checks whether a platform has a separate program, as the shells of Windows do. Only the one for POSIX runs in tests. */
export const hasOwnProgram = (record: Pick<LanguageRecord, 'program'>, platform: Platform): boolean =>
  programFileOf(record, platform).extension !== record.program.posix.extension

/**
 * The language of the notebook that stands beside an example.
 *
 * @param language the example's own; it is taken where it has notebooks, else the first that has
 */
export function notebookLanguage<Id extends string>(
  language: Id | undefined,
  records: readonly (LanguageRecord & { readonly id: Id })[],
): (LanguageRecord & { readonly id: Id }) | undefined {
  const offered = records.filter(({ notebook }) => notebook !== undefined)
  return offered.find(({ id }) => id === language) ?? offered[0]
}
