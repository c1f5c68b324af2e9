import { priceOf } from './choose-provider.ts'
import type { ProviderChoice } from './provider-choices.ts'

/**
 * The providers of a model as a table of Markdown. A figure that nobody tells is a dash, and so is a column of them not
 * there.
 *
 * @example
 * providerTable([{ id: 'groq', label: 'Groq', isServing: true }]) // | provider | serves it | …
 */
export function providerTable(choices: readonly ProviderChoice[]): string {
  const columns = COLUMNS.filter(([, figure]) => choices.some((choice) => figure(choice) !== undefined))
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    row(columns.map(([head]) => head)),
    row(columns.map(() => '---')),
    ...choices.map((choice) => row(columns.map(([, figure]) => figure(choice) ?? '–'))),
  ].join('\n')
}

const said = (flag: boolean | null | undefined): string | undefined =>
  typeof flag === 'boolean' ? (flag ? 'yes' : 'no') : undefined

const COLUMNS: readonly (readonly [head: string, figure: (choice: ProviderChoice) => string | undefined])[] = [
  ['provider', ({ id }) => id],
  ['serves it', ({ isServing }) => said(isServing)],
  ['$ per million tokens in', ({ facts }) => facts && priceOf(facts)?.input.toString()],
  ['$ per million tokens out', ({ facts }) => facts && priceOf(facts)?.output.toString()],
  ['tokens of context', ({ facts }) => facts?.contextLength?.toString()],
  ['ms to the first token', ({ facts }) => facts?.firstToken?.toString()],
  ['tokens a second', ({ facts }) => facts?.throughput?.toString()],
  ['tools', ({ facts }) => said(facts?.supportsTools)],
  ['structured output', ({ facts }) => said(facts?.supportsStructuredOutput)],
]
