import type { ChatCall } from '../../../call/call.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { cutStops, nameCut } from './whole-answer.ts'

/* Shared by clients that read the text of a Messages API answer, and why it ended. */

/** Reads why it ended from `message`. */
export const READ_WHY = code`const why = message.stop_reason ?? "";`

/**
 * Reads both from `message`.
 *
 * @param block a block's type annotation, if the client's own types aren't enough
 */
export const readMessage = (block?: Piece): Piece => code`
  const content = message.content.map((block${block}) => (block.type === "text" ? block.text : "")).join("");
  ${READ_WHY}
`

/** Variables that collect a stream's pieces. */
export const MESSAGE_VARIABLES = code`
  let content = "";
  let why = "";
`

/**
 * Reads both from `event`.
 *
 * @param event an expression for it, with a type that has a `delta`
 */
export const keepMessage = (event: Piece): Piece => code`
  const text = ${event}.delta?.text ?? "";
  process.stdout.write(text);
  content += text;
  why = ${event}.delta?.stop_reason ?? why;
`

/** A stream that ends early has no reason. Anthropic's client also accepts a last event without one. */
const NEED_WHY = code`if (!why) throw new Error("The stream ended before it was complete.");`

const NO_CONTENT = code`!content`
const SAID = code`cut`

/**
 * Fails if the answer is incomplete.
 *
 * @param isEmpty a condition that is true if the answer is empty
 * @param said the message to throw
 */
export const checkStop = (call: ChatCall, isEmpty = NO_CONTENT, said = SAID): Piece => code`
  ${when(call.streaming, NEED_WHY)}
  ${nameCut(call)}
  if (${isEmpty} || ${cutStops(call)}.includes(why)) {
    throw new Error(${said});
  }
`

/** Checks for an incomplete message, and reports a refusal with its text. */
export const checkStopInWords = (call: ChatCall): Piece => checkStop(call, NO_CONTENT, code`\`\${cut} \${content}\``)
