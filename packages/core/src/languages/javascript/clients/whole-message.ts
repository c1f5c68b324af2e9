import type { ChatCall } from '../../../call/call.ts'
import { type Piece, when } from '../../printing/code.ts'
import { type Typed, typed } from '../types.ts'
import { code } from '../writer.ts'
import { MESSAGE_COMPLETE } from './messages.ts'

/* What clients share that read the text of an answer by the Messages API, and what ended it. */

/**
 * Takes both out of `message`.
 *
 * @param block what stands behind the name of a block, where the client does not say its type
 */
export const readMessage = (block?: Piece): Piece => code`
  const content = message.content.map((block${block}) => (block.type === "text" ? block.text : "")).join("");
  const stopReason = message.stop_reason;
`

const STOP_REASON = code`string | null | undefined`

/** Variables that a stream's pieces are put together in. */
export const messageVariables = (call: Typed): Piece => code`
  let content = "";
  let stopReason${typed(call, STOP_REASON)};
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
  stopReason = ${event}.delta?.stop_reason ?? stopReason;
  ${when(variant.retries, MESSAGE_COMPLETE)}
`

/** Gives up where there is no whole answer. */
export const CHECK_STOP = code`
  if (stopReason === "max_tokens" || stopReason === "refusal") {
    throw new Error(\`The answer ended early, by \${stopReason}: \${content}\`);
  }
`
