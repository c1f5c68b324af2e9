import { LANGUAGE_RECORDS } from '../languages/index.generated.ts'
import type { LanguageRecord } from '../languages/language.ts'
import type { Language } from '../languages/languages.ts'

/**
 * Returns the language with this name: its id, label, file extension, or another name.
 *
 * @returns undefined for a name that no language has
 * @example
 * languageNamed('JavaScript') // js
 * languageNamed('py') // python
 */
export function languageNamed(name: string): Language | undefined {
  const asked = plainName(name)
  return LANGUAGE_RECORDS.find((record) => languageNames(record).includes(asked))?.id
}

/** Returns all names of a language. */
export const languageNames = (record: LanguageRecord): readonly string[] => {
  const { id, label, aliases = [], program } = record
  return [
    id,
    label.toLowerCase(),
    program.posix.extension.slice(1),
    program.posix.fence,
    ...aliases,
    ...typescriptNames(record),
  ]
}

/**
 * Checks whether a language name means TypeScript.
 *
 * @example
 * namesTypeScript('TypeScript') // true
 */
export const namesTypeScript = (name: string): boolean =>
  LANGUAGE_RECORDS.some((record) => typescriptNames(record).includes(plainName(name)))

const typescriptNames = ({ typescript }: LanguageRecord): readonly string[] =>
  typescript === undefined ? [] : [typescript.fence, typescript.extension.slice(1), 'ts']

const plainName = (name: string): string => name.trim().toLowerCase().replace(/^\./, '')
