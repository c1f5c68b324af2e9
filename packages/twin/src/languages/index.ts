import type { InferenceSnippet } from '@model-snippets/core'
import { LANGUAGE_RECORDS } from './index.generated.ts'
import { type ClientFacts, ORDINARY_CLIENT, type TwinLanguage } from './twin-language.ts'

/** Every language whose examples are run here. */
export const TWIN_LANGUAGES: readonly TwinLanguage[] = Object.values(LANGUAGE_RECORDS)

/** The language with an id of core's; undefined for one whose examples are not run here. */
export const findLanguage = (id: string): TwinLanguage | undefined =>
  TWIN_LANGUAGES.find((language) => language.id === id)

/** @throws Error for a language whose examples are not run here */
export function languageOf(id: string): TwinLanguage {
  const language = findLanguage(id)
  if (language === undefined) throw new Error(`Examples in ${id} are not run here`)
  return language
}

/** What is known of the client of an example. */
export const clientFacts = ({ language, client }: Pick<InferenceSnippet, 'language' | 'client'>): ClientFacts =>
  languageOf(language).clients[client] ?? ORDINARY_CLIENT
