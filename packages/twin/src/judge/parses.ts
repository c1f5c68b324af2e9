import type { InferenceSnippet } from '@model-snippets/core'
import type { PythonWorker } from '../run/python-worker.ts'
import { type Finding, finding } from './finding.ts'
import { readJavaScript } from './javascript-source.ts'
import { readShell } from './shell-source.ts'
import { type SourceFacts, unreadable } from './source-facts.ts'

type Text = Pick<InferenceSnippet, 'language' | 'content'>

/** Reads an example with the parser of its language. */
export async function readSource(snippet: Text, python: PythonWorker): Promise<SourceFacts> {
  if (!isWellFormed(snippet.content)) return unreadable('the text holds a lone surrogate, which no file can')
  if (snippet.language === 'js') return readJavaScript(snippet.content)
  if (snippet.language === 'sh') return readShell(snippet.content)
  const facts = await python.do({ kind: 'analyse', source: snippet.content })
  return facts.error === null ? facts : unreadable(facts.error)
}

const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)

/** Rule 1: it parses in its language, and carries every import that it uses and none that it does not. */
export function judgeSource(facts: SourceFacts): Finding[] {
  if (facts.error !== null) return [finding(1, `does not parse: ${facts.error}`)]
  return [
    ...facts.unusedImports.map((name) => finding(1, `imports ${name} and does not use it`)),
    ...facts.undefinedNames.map((name) => finding(1, `uses ${name}, which nothing defines or imports`)),
  ]
}
