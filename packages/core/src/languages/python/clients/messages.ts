import type { ChatCall } from '../../../call/call.ts'
import type { Value } from '../../../values/value.ts'
import { name, type Piece } from '../../printing/code.ts'
import { code, python } from '../writer.ts'

export const MESSAGES = /* @__PURE__ */ name('messages')

/**
 * Returns the initial messages of a chat.
 *
 * @param messages in the API's format
 */
export const defineMessages = (call: ChatCall, messages: Value = call.messages): Piece =>
  code`messages = ${python.last(messages)}`
