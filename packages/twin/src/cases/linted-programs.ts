import type { InferenceSnippet } from '@model-snippets/core'
import type { LintedProgram } from '../languages/linter.ts'
import type { TwinLanguage } from '../languages/twin-language.ts'
import { allOffers } from './cases.ts'
import { typedExamples } from './typed-examples.ts'

/** Returns a linter's programs: every example, but only one of those that differ only in texts and numbers. */
export const lintedPrograms = ({ id, linter }: Pick<TwinLanguage, 'id' | 'linter'>): readonly LintedProgram[] =>
  linter?.readsTypeScript ? typedPrograms(id) : differentSnippets(id)

function differentSnippets(language: string): readonly InferenceSnippet[] {
  const byShape = new Map<string, InferenceSnippet>()
  for (const { snippet } of allOffers().flatMap(({ plain }) => plain.offered)) {
    if (snippet.language !== language) continue
    const shape = snippet.content.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\d+/g, '0')
    byShape.set(shape, snippet)
  }
  return [...byShape.values()]
}

const typedPrograms = (language: string): readonly LintedProgram[] =>
  typedExamples().map(({ client, typescript, install }) => ({ language, client, content: typescript, install }))
