import { type Answer, bytesAnswer, jsonAnswer } from '../answer.ts'
import type { ArrivedRequest } from '../request.ts'

/**
 * Chat answers that don't match the schema.
 *
 * - `refusal`: the model explains in `refusal` why it doesn't answer
 * - `truncated`: the text ends at the token limit
 * - `null-choices` and `no-choices`: failures that some services send with status 200
 * - `not-json`: plain text
 * - `not-an-object`: JSON that isn't an object
 * - `does-not-fit`: an object without the fields that the schema requires
 * - `empty`: an empty text
 */
export const INVALID_OUTPUTS = [
  'refusal',
  'truncated',
  'null-choices',
  'no-choices',
  'not-json',
  'not-an-object',
  'does-not-fit',
  'empty',
] as const
export type InvalidOutput = (typeof INVALID_OUTPUTS)[number]

/** The text of a refusal. */
export const REFUSAL = 'I cannot help with that request.'

interface Message {
  readonly content: string | null
  readonly refusal?: string
}

const MESSAGES: {
  readonly [invalidOutput in Exclude<InvalidOutput, 'truncated' | 'null-choices' | 'no-choices'>]: Message
} = {
  refusal: { content: null, refusal: REFUSAL },
  'not-json': { content: 'Sure, here it is: 42' },
  'not-an-object': { content: '"a text"' },
  'does-not-fit': { content: '{"neither": "this", "nor": {"that": 1}}' },
  empty: { content: '' },
}

/** The invalid texts by name. */
export const INVALID_TEXTS: readonly (readonly [invalidOutput: InvalidOutput, text: string])[] = (
  ['not-json', 'not-an-object', 'does-not-fit', 'empty'] as const
).map((invalidOutput) => [invalidOutput, MESSAGES[invalidOutput].content ?? ''])

/** @param text the valid answer */
export function invalidOutputAnswer(invalidOutput: InvalidOutput, { body }: ArrivedRequest, text: string): Answer {
  const { stream } = JSON.parse(body.toString()) as { stream?: unknown }
  const message =
    invalidOutput === 'truncated' || invalidOutput === 'null-choices' || invalidOutput === 'no-choices'
      ? { content: text.slice(0, Math.floor(text.length / 2)) }
      : MESSAGES[invalidOutput]
  const finish = invalidOutput === 'truncated' ? 'length' : 'stop'
  const base = { id: 'chatcmpl-twin', created: 1_780_000_000, model: 'twin' }
  const choicesOf = (choice: unknown): unknown =>
    invalidOutput === 'null-choices' ? null : invalidOutput === 'no-choices' ? [] : [choice]
  if (stream !== true) {
    const choice = { index: 0, message: { role: 'assistant', ...message }, finish_reason: finish, logprobs: null }
    const usage = { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 }
    return jsonAnswer(200, { ...base, object: 'chat.completion', choices: choicesOf(choice), usage })
  }
  const events = [
    { index: 0, delta: { role: 'assistant', ...message }, finish_reason: null },
    { index: 0, delta: {}, finish_reason: finish },
  ].map((choice) => ({ ...base, object: 'chat.completion.chunk', choices: choicesOf(choice) }))
  const lines = [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`)
  return bytesAnswer(200, 'text/event-stream; charset=utf-8', Buffer.from(lines.join('')))
}
