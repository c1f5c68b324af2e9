import { type InferenceSnippet, LANGUAGES, type Language } from '@model-snippets/core'
import type { SnippetChoice } from '@model-snippets/react'

/** What was asked for; either part may be missing or not offered. */
export interface WantedChoice {
  readonly language?: Language | undefined
  readonly client?: string | undefined
}

const isLanguage = (text: string | null | undefined): text is Language =>
  (LANGUAGES as readonly unknown[]).includes(text)

export function parseChoice(parameters: URLSearchParams): WantedChoice {
  const language = parameters.get('language')
  return { language: isLanguage(language) ? language : undefined, client: parameters.get('client') || undefined }
}

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
