import { SnippetInputError } from '@model-snippets/core'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { UsageError } from '../usage-error.ts'

/** What a tool answers: the text for reading, the structure for programs. */
export interface Answer {
  readonly text: string
  readonly structured: Record<string, unknown>
}

/**
 * Runs a tool. What the caller can put right becomes an answer marked as an error, which an agent reads and mends;
 * anything else is a fault of ours and goes on.
 */
export function answer(work: () => Answer): CallToolResult {
  try {
    const { text, structured } = work()
    return { content: [{ type: 'text', text }], structuredContent: structured }
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof SnippetInputError)) throw error
    const text = error.message.replace(/^\[model-snippets\] options\./, '').replace(/^\[model-snippets\] /, '')
    return { content: [{ type: 'text', text }], isError: true }
  }
}

/** A block of Markdown code, whose fence no text inside can end. */
export function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code.endsWith('\n') ? code : `${code}\n`}${fence}\n`
}
