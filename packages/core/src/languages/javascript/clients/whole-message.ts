import type { ChatCall } from '../../../call/call.ts'
import { CUT_STOP_REASONS } from '../../clients/incomplete-answer.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code, javascript } from '../writer.ts'
import { MESSAGE_COMPLETE } from './complete.ts'
import { nameCut } from './whole-answer.ts'

/* What clients share that read the text of an answer by the Messages API, and why it ended. */

/** Takes why it ended out of `message`. */
export const READ_WHY = code`const why = message.stop_reason ?? "";`

/**
 * Takes both out of `message`.
 *
 * @param block what stands behind the name of a block, where the client does not say its type
 */
export const readMessage = (block?: Piece): Piece => code`
  const content = message.content.map((block${block}) => (block.type === "text" ? block.text : "")).join("");
  ${READ_WHY}
`

/** Variables that a stream's pieces are put together in. */
export const MESSAGE_VARIABLES = code`
  let content = "";
  let why = "";
`

/**
 * Statements that read both out of `event`. In an example with retries they set `complete` at the last one.
 *
 * @param event an expression for it, of a type that has a `delta`
 */
export const keepMessage = ({ variant }: ChatCall, event: Piece): Piece => code`
  const text = ${event}.delta?.text ?? "";
  process.stdout.write(text);
  content += text;
  why = ${event}.delta?.stop_reason ?? why;
  ${when(variant.retries, MESSAGE_COMPLETE)}
`

const CUT = /* @__PURE__ */ javascript.inline(CUT_STOP_REASONS)
const NO_CONTENT = code`!content`
const SAID = code`cut`

/**
 * Gives up where there is no whole answer.
 *
 * @param isEmpty a condition under which nothing was answered
 * @param said what is said of it
 */
export const checkStop = (call: ChatCall, isEmpty = NO_CONTENT, said = SAID): Piece => code`
  ${nameCut(call)}
  if (${isEmpty} || ${CUT}.includes(why)) {
    throw new Error(${said});
  }
`

/** Checks for an incomplete message, and reports a refusal with its text. */
export const checkStopInWords = (call: ChatCall): Piece => checkStop(call, NO_CONTENT, code`\`\${cut} \${content}\``)
