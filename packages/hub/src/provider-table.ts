import { priceOf } from './choose-provider.ts'
import type { ProviderChoice } from './provider-choices.ts'

/**
 * Formats the providers of a model as a Markdown table. Unknown values are dashes; columns without values are left out.
 *
 * @example
 * providerTable([{ id: 'groq', label: 'Groq', isServing: true }]) // | provider | serves the model | …
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
  ['serves the model', ({ isServing }) => said(isServing)],
  ['$ per million input tokens', ({ facts }) => facts && priceOf(facts)?.input.toString()],
  ['$ per million output tokens', ({ facts }) => facts && priceOf(facts)?.output.toString()],
  ['context length', ({ facts }) => facts?.contextLength?.toString()],
  ['time to first token (ms)', ({ facts }) => facts?.firstToken?.toString()],
  ['tokens per second', ({ facts }) => facts?.throughput?.toString()],
  ['tools', ({ facts }) => said(facts?.supportsTools)],
  ['structured output', ({ facts }) => said(facts?.supportsStructuredOutput)],
]
