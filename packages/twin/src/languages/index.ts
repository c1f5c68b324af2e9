import type { InferenceSnippet } from '@model-snippets/core'
import { LANGUAGE_RECORDS } from './index.generated.ts'
import { type ClientFacts, ORDINARY_CLIENT, type TwinLanguage } from './twin-language.ts'

/** Every language whose examples run here. */
export const TWIN_LANGUAGES: readonly TwinLanguage[] = Object.values(LANGUAGE_RECORDS)

/** Returns the language with core's id; undefined if its examples don't run here. */
export const findLanguage = (id: string): TwinLanguage | undefined =>
  TWIN_LANGUAGES.find((language) => language.id === id)

/** @throws Error for a language whose examples don't run here */
export function languageOf(id: string): TwinLanguage {
  const language = findLanguage(id)
  if (language === undefined) throw new Error(`Examples in ${id} are not run here`)
  return language
}

/** Returns the known facts about an example's client. */
export const clientFacts = ({ language, client }: Pick<InferenceSnippet, 'language' | 'client'>): ClientFacts =>
  languageOf(language).clients[client] ?? ORDINARY_CLIENT
