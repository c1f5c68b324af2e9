import { type Assumption, SnippetInputError } from '@model-snippets/core'
import { spelledField } from '@model-snippets/core/options'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { UsageError } from '../usage-error.ts'

/** A tool’s result: text to read, and data for programs. */
export interface Answer {
  readonly text: string
  readonly structured: Record<string, unknown>
}

/** Runs a tool. Errors that the caller can fix become results marked as errors; bugs of ours are rethrown. */
export async function answer(work: () => Answer | Promise<Answer>): Promise<CallToolResult> {
  try {
    const { text, structured } = await work()
    return { content: [{ type: 'text', text }], structuredContent: structured }
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof SnippetInputError)) throw error
    const text =
      error instanceof UsageError
        ? error.message
        : `${spelledField(error.field, 'tool') ?? error.field.replace(/^options\./, '')}: ${error.problem}`
    return { content: [{ type: 'text', text }], isError: true }
  }
}

export const assumptionLine = ({ what, why, howToKnow, option }: Assumption): string =>
  `- ${what} ${why} ${howToKnow}.${option === undefined ? '' : ` If the assumption is wrong, ${option === 'providerId' ? 'set' : 'change'} "${option}".`}`

/** Formats text as inline code in Markdown; nothing in it can end the code or the line. */
export function inCode(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1)
  // A backtick at the start or end of the text would become part of the fence.
  const space = /^`|`$/.test(text) ? ' ' : ''
  return fence + space + text.replace(/[\s\p{Cc}]+/gu, ' ') + space + fence
}

/** In a loop, because `Math.max` accepts only about 100,000 arguments. */
function longestRun(text: string): number {
  let longest = 0
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return longest
}

/** Formats a fenced code block in Markdown; nothing in it can end the fence. */
export function fenced(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(2, longestRun(code)) + 1)
  return `${fence}${language}\n${code.endsWith('\n') ? code : `${code}\n`}${fence}\n`
}
