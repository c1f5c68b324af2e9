import type { ChatCall } from '../../../call/call.ts'
import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { checkStop, keepMessage, MESSAGE_VARIABLES, READ_WHY, readMessage } from './whole-message.ts'

/* Shared by clients with the Messages API. */

/** Prints the text of `message`. */
export const PRINT_TEXT = code`
  for (const block of message.content) {
    if (block.type === "text") console.log(block.text);
  }
`

/**
 * Prints `message`, and fails if it's incomplete.
 *
 * @param block a block's type annotation, if the client's own types aren't enough
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

/** Fails if `message`, whose text was already printed, is incomplete. */
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
 * Prints and keeps what `event` adds.
 *
 * @param event an expression for it, with a type that has a `delta`
 */
export const keepMessageEvent = (call: ChatCall, event: Piece): Piece =>
  call.showsMessage
    ? code`
        if (event.type.startsWith("content_block_")) {
          isEmpty = false;
          console.log(JSON.stringify(event));
        }
        why = ${event}.delta?.stop_reason ?? why;
      `
    : keepMessage(event)

/** Fails if a stream's answer is incomplete. */
export const checkEvents = (call: ChatCall): Piece => checkStop(call, call.showsMessage ? code`isEmpty` : undefined)
