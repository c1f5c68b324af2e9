import { type InferenceSnippet, LANGUAGES, type Language } from '@model-snippets/core'
import { languageNamed } from '@model-snippets/core/options'
import type { SnippetChoice } from '@model-snippets/react'
import type { ProblemTexts } from '../../ui/texts/problems.ts'
import type { Problem } from '../configuration/options.ts'

/** The requested language and client; either may be missing or not offered. */
export interface WantedChoice {
  readonly language?: Language | undefined
  readonly client?: string | undefined
  /** The given language, if there's no such language. Then nothing else of the choice is known. */
  readonly unknownLanguage?: string | undefined
  /** Set if the example becomes a cell of a notebook. */
  readonly notebook?: boolean
}

export const isLanguage = (text: string | null | undefined): text is Language =>
  (LANGUAGES as readonly unknown[]).includes(text)

/** Reads a URL's parameters. With an unknown language, the client is ignored too, since it may belong to another. */
export function parseChoice(parameters: URLSearchParams): WantedChoice {
  const language = parameters.get('language') || undefined
  const client = parameters.get('client') || undefined
  if (language === undefined) return { language, client }
  const known = languageNamed(language)
  return known === undefined ? { unknownLanguage: language } : { language: known, client }
}

/**
 * Says what's wrong with a URL's choice.
 *
 * @param known the clients that there are, offered or not
 */
export function problemsOfChoice(
  { language, client, unknownLanguage }: WantedChoice,
  texts: ProblemTexts,
  known: readonly SnippetChoice[],
): readonly Problem[] {
  if (unknownLanguage !== undefined) {
    const languages = LANGUAGES.join(', ')
    return [{ field: 'language', message: texts.language(languages) }]
  }
  const near = known.filter((each) => language === undefined || each.language === language)
  const clients = [...new Set(near.map((each) => each.client))]
  return client === undefined || clients.length === 0 || clients.includes(client)
    ? []
    : [{ field: 'client', message: texts.client(clients.join(', ')) }]
}

/** Writes a choice into an address. */
export function setChoice(
  parameters: URLSearchParams,
  { language, client }: { readonly language: Language; readonly client?: string | undefined },
): URLSearchParams {
  parameters.set('language', language)
  if (client !== undefined) parameters.set('client', client)
  return parameters
}

/**
 * The example to show: the one asked for, else the reader's last choice, else the nearest that is offered.
 *
 * @param wanted by rank: the address first, then what is remembered
 * @returns undefined when nothing is offered
 */
export const chooseSnippet = <Snippet extends Pick<InferenceSnippet, 'language' | 'client'>>(
  snippets: readonly Snippet[],
  ...wanted: readonly WantedChoice[]
): Snippet | undefined => chooseTab(snippets, [], ...wanted)

/**
 * The tab to show, as {@link chooseSnippet} chooses it; a language that was asked for and has no example stays chosen.
 *
 * @param missing the languages without an example
 */
export function chooseTab<
  Snippet extends Pick<InferenceSnippet, 'language' | 'client'>,
  Missing extends SnippetChoice = never,
>(
  snippets: readonly Snippet[],
  missing: readonly Missing[],
  ...wanted: readonly WantedChoice[]
): Snippet | Missing | undefined {
  for (const { language, client } of wanted) {
    if (language === undefined && client === undefined) continue
    const near = snippets.filter((snippet) => language === undefined || snippet.language === language)
    const found = near.find((snippet) => client === undefined || snippet.client === client) ?? near[0]
    const tab = found ?? missing.find((each) => each.language === language)
    if (tab !== undefined) return tab
  }
  return snippets[0] ?? missing[0]
}
