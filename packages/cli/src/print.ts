import {
  type FilePlace,
  type IgnoredOption,
  type InferenceSnippet,
  languageRecord,
  placeOfFile,
  programFileOf,
  type SkippedClient,
} from '@model-snippets/core'
import type { Arguments } from './arguments.ts'
import { fieldOf } from './check.ts'
import { onOneLine } from './for-terminal.ts'

/** Prints one example unchanged, or several with a comment above each. */
export function printCode(snippets: readonly InferenceSnippet[]): string {
  const [only] = snippets
  if (snippets.length === 1 && only !== undefined) return endLine(only.content)
  return snippets
    .map(({ language, client, install, content }) => {
      const header = `${language}/${client}${install === null ? '' : `: ${install}`}`
      return `${languageRecord(language).comment(header)}\n${endLine(content)}`
    })
    .join('\n')
}

const endLine = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)

/** Lists the steps before the examples can run, for a person at a terminal. */
export function printSetup(snippets: readonly InferenceSnippet[]): string {
  const [only] = snippets
  const lines: string[] = []
  if (snippets.length === 1 && only !== undefined && only.install !== null) lines.push(`Install  ${only.install}`)
  const variables = new Map(
    snippets.flatMap((snippet) => snippet.env.map((variable) => [variable.name, variable] as const)),
  )
  for (const { name, description, url } of variables.values()) {
    lines.push(`Set      ${name}: ${description}${url === undefined ? '' : ` (${url})`}`)
  }
  for (const name of new Set(snippets.flatMap((snippet) => snippet.files.map((file) => file.name)))) {
    lines.push(`File     ${name}${WHERE_A_FILE_IS[placeOfFile(name)]}`)
  }
  if (snippets.length === 1 && only !== undefined) {
    lines.push(`Run      ${programFileOf(languageRecord(only.language), 'posix', only.typescript).run}`)
  }
  return lines.map((line) => `${line}\n`).join('')
}

const WHERE_A_FILE_IS: Readonly<Record<FilePlace, string>> = {
  beside: ' (in the same folder as the example)',
  elsewhere: '',
  home: ': programs treat ~ as a folder name, so use the full path',
}

/**
 * Lists what the examples assume.
 *
 * @param trouble why the hub couldn’t settle it
 */
export function printAssumptions(snippets: readonly InferenceSnippet[], trouble: string | undefined): string {
  const assumptions = snippets.flatMap((snippet) => snippet.assumptions ?? [])
  const unique = new Map(assumptions.map((assumption) => [assumption.what, assumption]))
  const more = trouble === undefined ? '' : ` ${trouble}`
  return [...unique.values()]
    .map(({ what, why, howToKnow, option }) =>
      option === 'providerId'
        ? `note: ${what}\n  ${why}${more}\n  ${howToKnow}; then add --provider-id ID.\n`
        : `note: ${what}\n  ${why}\n  ${howToKnow}.\n`,
    )
    .join('')
}

/** Lists notes on the sample values in the examples, each once. */
export const printNotes = (snippets: readonly InferenceSnippet[]): string =>
  [...new Set(snippets.flatMap(({ notes = [] }) => notes))].map((note) => `note: ${note}\n`).join('')

/** Lists the clients without an example, with reasons. */
export const printSkipped = (skipped: readonly SkippedClient[]): string =>
  skipped.map(({ language, client, reason }) => `not available: ${language}/${client}: ${onOneLine(reason)}\n`).join('')

/** Lists the ignored options as they were written, with reasons. */
export const printIgnored = (args: Arguments, ignored: readonly IgnoredOption[]): string =>
  ignored.map(({ option, reason }) => `ignored: ${fieldOf(args, `options.${option}`)}: ${reason}\n`).join('')
