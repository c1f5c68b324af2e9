import { allOffers } from '../cases/cases.ts'

/** Each example of a language, and of those that differ in texts and numbers alone one. */
export function differentExamples(language: string): readonly string[] {
  const byShape = new Map<string, string>()
  for (const { snippet } of allOffers().flatMap(({ plain }) => plain.offered)) {
    if (snippet.language !== language) continue
    const shape = snippet.content.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\d+/g, '0')
    byShape.set(shape, snippet.content)
  }
  return [...byShape.values()]
}
