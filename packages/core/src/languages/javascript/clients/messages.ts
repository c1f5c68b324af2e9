import type { ChatCall } from '../../../call/call.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { MESSAGE_COMPLETE } from './complete.ts'
import { checkStop, keepMessage, MESSAGE_VARIABLES, READ_WHY, readMessage } from './whole-message.ts'

/* What clients share that chat by the Messages API. */

/** Shows the text of `message`. */
export const PRINT_TEXT = code`
  for (const block of message.content) {
    if (block.type === "text") console.log(block.text);
  }
`

/**
 * Shows `message`, and fails where it isn't whole.
 *
 * @param block what stands behind the name of a block, where the client does not say its type
 */
export const printMessage = (call: ChatCall, block?: Piece): Piece =>
  call.showsMessage
    ? code`
        console.log(JSON.stringify(message.content, null, 2));
        ${READ_WHY}
        ${checkStop(call, NO_BLOCKS)}
      `
    : code`
        ${readMessage(block)}
        console.log(content);
        ${checkStop(call)}
      `

const NO_BLOCKS = code`message.content.length === 0`

/** Fails where the answer in `message`, whose text was shown as it came, isn't whole. */
export const checkMessage = (call: ChatCall): Piece => code`
  ${READ_WHY}
  const isEmpty = !message.content.some((block) => block.type === "text");
  ${checkStop(call, code`isEmpty`)}
`

/** Declares the variables for reading a stream. */
export const eventVariables = ({ showsMessage }: ChatCall): Piece =>
  showsMessage ? BLOCK_VARIABLES : MESSAGE_VARIABLES

const BLOCK_VARIABLES = code`
  let isEmpty = true;
  let why = "";
`

/**
 * Shows and keeps what `event` adds. In an example with retries it sets `complete` at the last one.
 *
 * @param event an expression for it, of a type that has a `delta`
 */
export const keepMessageEvent = (call: ChatCall, event: Piece): Piece =>
  call.showsMessage
    ? code`
        if (event.type.startsWith("content_block_")) {
          isEmpty = false;
          console.log(JSON.stringify(event));
        }
        why = ${event}.delta?.stop_reason ?? why;
        ${when(call.variant.retries, MESSAGE_COMPLETE)}
      `
    : keepMessage(call, event)

/** Fails where the answer of a stream isn't whole. */
export const checkEvents = (call: ChatCall): Piece => checkStop(call, call.showsMessage ? code`isEmpty` : undefined)
