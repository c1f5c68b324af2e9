import { type InferenceSnippet, LANGUAGES, type Language } from '@model-snippets/core'
import { languageNamed } from '@model-snippets/core/options'
import type { SnippetChoice } from '@model-snippets/react'
import type { ProblemTexts } from '../../ui/texts/problems.ts'
import type { Problem } from '../configure/options.ts'

/** What was asked for; either part may be missing or not offered. */
export interface WantedChoice {
  readonly language?: Language | undefined
  readonly client?: string | undefined
  /** What was given as a language, and is none. Nothing else of the choice is known then. */
  readonly unknownLanguage?: string | undefined
}

export const isLanguage = (text: string | null | undefined): text is Language =>
  (LANGUAGES as readonly unknown[]).includes(text)

/** Reads an address. A language that there is not is no choice at all: its client may be another's, too. */
export function parseChoice(parameters: URLSearchParams): WantedChoice {
  const language = parameters.get('language') || undefined
  const client = parameters.get('client') || undefined
  if (language === undefined) return { language, client }
  const known = languageNamed(language)
  return known === undefined ? { unknownLanguage: language } : { language: known, client }
}

/** What is wrong with a choice that an address asks for. */
export const problemsOfChoice = ({ unknownLanguage }: WantedChoice, texts: ProblemTexts): readonly Problem[] =>
  unknownLanguage === undefined ? [] : [{ field: 'language', message: texts.language(LANGUAGES.join(', ')) }]

/** Writes a choice into an address. */
export function setChoice(parameters: URLSearchParams, { language, client }: SnippetChoice): URLSearchParams {
  parameters.set('language', language)
  parameters.set('client', client)
  return parameters
}

/**
 * The example to show: the one asked for, else the reader's last choice, else the nearest that is offered.
 *
 * @param wanted by rank: the address first, then what is remembered
 * @returns undefined when nothing is offered
 */
export function chooseSnippet<Snippet extends Pick<InferenceSnippet, 'language' | 'client'>>(
  snippets: readonly Snippet[],
  ...wanted: readonly WantedChoice[]
): Snippet | undefined {
  for (const { language, client } of wanted) {
    if (language === undefined && client === undefined) continue
    const near = snippets.filter((snippet) => language === undefined || snippet.language === language)
    const found = near.find((snippet) => client === undefined || snippet.client === client) ?? near[0]
    if (found !== undefined) return found
  }
  return snippets[0]
}
