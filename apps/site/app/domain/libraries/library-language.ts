import { LANGUAGE_RECORDS, type Language, type LanguageRecord } from '@model-snippets/core'
import type { LibraryLanguage } from '@model-snippets/core/libraries'

type OtherLanguage = Exclude<LibraryLanguage, Language>
type Labels = { readonly [language in OtherLanguage]: string } & { readonly [language in LibraryLanguage]?: string }

/** The languages of library examples besides those that call models. `text` is an explanation. */
const OTHER_LABELS: Labels = {
  text: 'Text',
  julia: 'Julia',
  swift: 'Swift',
  lua: 'Lua',
  csharp: 'C#',
  kotlin: 'Kotlin',
}

/** The record of a library example's language, if it can also call models. */
export const recordOf = (language: LibraryLanguage): (LanguageRecord & { readonly id: Language }) | undefined =>
  LANGUAGE_RECORDS.find(({ id }) => id === language)

/** The label of a library example's language. */
export const labelOf = (language: LibraryLanguage): string =>
  recordOf(language)?.label ?? OTHER_LABELS[language] ?? language

/** The word after a library example's code fence in Markdown. */
export const fenceOf = (language: LibraryLanguage): string => recordOf(language)?.program.posix.fence ?? language
