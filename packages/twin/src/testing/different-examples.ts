import type { InferenceSnippet } from '@model-snippets/core'
import { allOffers } from '../cases/cases.ts'

/** Each example of a language, and of those that differ in texts and numbers alone one. */
export function differentSnippets(language: string): readonly InferenceSnippet[] {
  const byShape = new Map<string, InferenceSnippet>()
  for (const { snippet } of allOffers().flatMap(({ plain }) => plain.offered)) {
    if (snippet.language !== language) continue
    const shape = snippet.content.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\d+/g, '0')
    byShape.set(shape, snippet)
  }
  return [...byShape.values()]
}

/** The texts of them. */
export const differentExamples = (language: string): readonly string[] =>
  differentSnippets(language).map(({ content }) => content)
