import { LANGUAGE_RECORDS } from '../languages/index.generated.ts'
import type { LanguageRecord } from '../languages/language.ts'
import type { Language } from '../languages/languages.ts'

/**
 * The language that people mean by a name: its id, its label, how its files end, or another name of it.
 *
 * @returns undefined for a name that no language has
 * @example
 * languageNamed('JavaScript') // js
 * languageNamed('py') // python
 */
export function languageNamed(name: string): Language | undefined {
  const asked = name.trim().toLowerCase().replace(/^\./, '')
  return LANGUAGE_RECORDS.find((record) => languageNames(record).includes(asked))?.id
}

/** Every name that a language is known by. */
export const languageNames = ({ id, label, aliases = [], program }: LanguageRecord): readonly string[] => [
  id,
  label.toLowerCase(),
  program.posix.extension.slice(1),
  program.posix.fence,
  ...aliases,
]
