import type { ChatCall } from '../../../call/call.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'

/* What clients share that chat by the Messages API. */

/** Shows the text of `message`. */
export const PRINT_TEXT = code`
  for (const block of message.content) {
    if (block.type === "text") console.log(block.text);
  }
`

/** Shows `message`. */
export const printMessage = ({ showsMessage }: ChatCall): Piece => code`
  ${showsMessage ? code`console.log(JSON.stringify(message.content, null, 2));` : PRINT_TEXT}
  ${CHECK_MESSAGE}
`

/** Gives up where the answer in `message` was not brought to its end. */
export const CHECK_MESSAGE = code`
  if (message.stop_reason === "max_tokens" || message.stop_reason === "refusal") {
    throw new Error(\`The answer ended early: \${message.stop_reason}\`);
  }
`

/** With tools on offer: the call of one starts with its name, and its arguments follow. */
const PRINT_BLOCK = code`if (event.type.startsWith("content_block_")) console.log(JSON.stringify(event));`

/** A delta may be one of reasoning, too, which has no text. */
const printText = (delta: Piece): Piece =>
  code`if (event.type === "content_block_delta") process.stdout.write(${delta}.text ?? "");`

/**
 * Shows what `event` adds, and ends the program where the answer was not brought to its end. In an example with retries it sets
 * `complete` at the last one.
 *
 * @param delta an expression for what a block gets, of a type that has a `text`
 */
export const printMessageEvent = ({ variant, showsMessage }: ChatCall, delta: Piece): Piece => code`
  ${showsMessage ? PRINT_BLOCK : printText(delta)}
  const reason = event.type === "message_delta" ? event.delta.stop_reason : undefined;
  if (reason === "max_tokens" || reason === "refusal") throw new Error(\`The answer ended early: \${reason}\`);
  ${when(variant.retries, MESSAGE_COMPLETE)}
`

/** Sets `complete` at the last `event`. */
export const MESSAGE_COMPLETE = code`if (event.type === "message_stop") complete = true;`
