import type { Exports, Tree } from './tree.ts'

/** A tree's complete answer to a question: a text for each part, such as `python/openai content`. */
export interface Answer {
  readonly [part: string]: string
}

/** The parts of an answer while it's being built. */
export type Parts = { [part: string]: string }

export interface Question {
  /** Identifies the question, and is shown. */
  readonly name: string
  readonly ask: (tree: Tree) => Answer
}

/** Returns a value as a text that can be compared line by line. Texts are returned unchanged. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? String(value))

/** Calls a function of an entry point. */
export function call(entry: Exports, name: string, ...parameters: readonly unknown[]): unknown {
  const found = entry[name]
  if (typeof found !== 'function') throw new Error(`the entry has no function ${name}`)
  return found(...parameters)
}

/** Adds parts, or the error that was thrown instead. */
export function attempt(parts: Parts, what: string, add: () => void): void {
  try {
    add()
  } catch (error) {
    const { name, field, message } = error as Error & { field?: unknown }
    parts[`${what} error`] = [name, ...(field === undefined ? [] : [String(field)]), message].join('\n')
  }
}

/** Returns a question about one value. */
export const ofValue = (name: string, value: (tree: Tree) => unknown): Question => ({
  name,
  ask(tree) {
    const parts: Parts = {}
    attempt(parts, 'value', () => {
      parts['value'] = textOf(value(tree))
    })
    return parts
  },
})

interface Explanation {
  readonly snippets: readonly Example[]
  readonly skipped: readonly Example[]
}

interface Example {
  readonly language: string
  readonly client: string
  readonly [field: string]: unknown
}

/** Adds each field of each example, each reason, their order, and everything else in the explanation. */
export function addExplanation(parts: Parts, explanation: unknown): void {
  const { snippets, skipped, ...others } = explanation as Explanation
  addExamples(parts, '', snippets)
  addExamples(parts, '', skipped)
  parts['offered clients'] = snippets.map(clientOf).join('\n')
  parts['skipped clients'] = skipped.map(clientOf).join('\n')
  for (const [field, value] of Object.entries(others)) parts[`explanation ${field}`] = textOf(value)
}

/** Adds each field of each example; `prefix` comes before the client. */
export function addExamples(parts: Parts, prefix: string, examples: readonly Example[]): void {
  for (const { language, client, ...fields } of examples) {
    for (const [field, value] of Object.entries(fields)) {
      parts[`${prefix}${language}/${client} ${field}`] = textOf(value)
    }
  }
}

const clientOf = ({ language, client }: Example): string => `${language}/${client}`

/** Returns the number of examples and reasons in an answer. */
export function countOf(answer: Answer): { examples: number; reasons: number } {
  let examples = 0
  let reasons = 0
  for (const part of Object.keys(answer)) {
    if (part.endsWith(' content')) examples++
    else if (part.endsWith(' reason')) reasons++
  }
  return { examples, reasons }
}
