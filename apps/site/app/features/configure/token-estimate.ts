import type { ChatMessage } from '@model-snippets/core'

/** The estimated tokens of the request. */
export interface TokenEstimate {
  readonly input: number
  readonly output: number
}

/** An English token has about four characters. */
const CHARACTERS_PER_TOKEN = 4
/** The tokens for a role and its markers. */
const TOKENS_PER_MESSAGE = 4
/** An answer of a few paragraphs. */
const USUAL_ANSWER = 500

/**
 * How many tokens a request takes, about: its texts are counted, images are not.
 *
 * @param maxTokens the limit that the reader set, as typed
 */
export function estimateTokens(messages: readonly ChatMessage[], maxTokens: string): TokenEstimate {
  const characters = messages.reduce((sum, { content }) => sum + textLength(content), 0)
  const most = Number(maxTokens)
  return {
    input: Math.ceil(characters / CHARACTERS_PER_TOKEN) + TOKENS_PER_MESSAGE * messages.length,
    output: Number.isInteger(most) && most > 0 ? most : USUAL_ANSWER,
  }
}

function textLength(content: unknown): number {
  if (typeof content === 'string') return content.length
  if (!Array.isArray(content)) return 0
  return content.reduce((sum: number, part: unknown) => {
    const text = typeof part === 'object' && part !== null && 'text' in part ? part.text : undefined
    return sum + (typeof text === 'string' ? text.length : 0)
  }, 0)
}
