import { LANGUAGE_RECORDS, type Language, type LanguageRecord } from '@model-snippets/core'
import type { LibraryLanguage } from '@model-snippets/core/libraries'

type OtherLanguage = Exclude<LibraryLanguage, Language>
type Labels = { readonly [language in OtherLanguage]: string } & { readonly [language in LibraryLanguage]?: string }

/** What library examples are written in beside the languages that call models; `text` is an explanation. */
const OTHER_LABELS: Labels = {
  text: 'Text',
  julia: 'Julia',
  swift: 'Swift',
  lua: 'Lua',
  csharp: 'C#',
  kotlin: 'Kotlin',
}

/** The record of a library example's language, where models are called in it, too. */
export const recordOf = (language: LibraryLanguage): (LanguageRecord & { readonly id: Language }) | undefined =>
  LANGUAGE_RECORDS.find(({ id }) => id === language)

/** What readers call the language of a library example. */
export const labelOf = (language: LibraryLanguage): string =>
  recordOf(language)?.label ?? OTHER_LABELS[language] ?? language

/** The word after the fence of a library example in Markdown. */
export const fenceOf = (language: LibraryLanguage): string => recordOf(language)?.program.posix.fence ?? language
