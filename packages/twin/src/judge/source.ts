import { type SourceFacts, unreadable } from '../languages/source-facts.ts'
import type { Runtime } from '../languages/twin-language.ts'
import { type Finding, finding } from './finding.ts'

/** Reads an example with its language's parser. */
export const readSource = (content: string, runtime: Runtime): Promise<SourceFacts> =>
  /\p{Surrogate}/u.test(content)
    ? Promise.resolve(unreadable('the text holds a lone surrogate, which no file can'))
    : runtime.read(content)

/** Rule 1: the example parses, and imports everything that it uses and nothing else. */
export function judgeSource(facts: SourceFacts): Finding[] {
  if (facts.error !== null) return [finding(1, `does not parse: ${facts.error}`)]
  return [
    ...facts.unusedImports.map((name) => finding(1, `imports ${name} and does not use it`)),
    ...facts.undefinedNames.map((name) => finding(1, `uses ${name}, which nothing defines or imports`)),
  ]
}
