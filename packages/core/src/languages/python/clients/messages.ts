import type { ChatCall } from '../../../call/call.ts'
import type { Value } from '../../../values/value.ts'
import { name, type Piece } from '../../printing/code.ts'
import { code, python } from '../writer.ts'

/** The variable of the messages. */
export const MESSAGES = /* @__PURE__ */ name('messages')

/**
 * The messages that a chat begins with.
 *
 * @param messages as the API has them
 */
export const defineMessages = (call: ChatCall, messages: Value = call.messages): Piece =>
  code`messages = ${python.last(messages)}`
