import type { ChatShape } from '../../../call/chat-shape.ts'
import {
  incompleteAnswer,
  type Limited,
  needsReason,
  withCutReasons,
  withCutStopReasons,
} from '../../clients/incomplete-answer.ts'
import { type Hole, listed, type Piece, when } from '../../printing/code.ts'
import { code, python } from '../writer.ts'

/* How an example fails on an incomplete, refused, or empty answer. */

/**
 * Exits with the message for such an answer.
 *
 * @param reason why it ended, or an expression for that
 */
export const failIncomplete = (call: Limited, reason: Piece | string): Piece => failWith(SYSTEM_EXIT, call, reason)

const SYSTEM_EXIT = code`SystemExit`

/** Raises an error with that message. */
export function failWith(error: Piece, call: Limited, reason: Piece | string): Piece {
  const { before, after } = incompleteAnswer(call)
  return typeof reason === 'string'
    ? code`raise ${error}(${`${before}${reason}${after}`})`
    : code`raise ${error}(${python.format(before, reason, after)})`
}

const listOf = (reasons: readonly string[]): Piece =>
  code`(${listed(
    reasons.map((each) => code`${each}`),
    ', ',
  )})`

/** Returns a chat completion's finish reasons for an incomplete answer. */
export const cutReasons = (call: ChatShape): Hole => withCutReasons(call, listOf)

/** Returns the Messages API's stop reasons for an incomplete answer. */
export const cutStops = (call: ChatShape): Hole => withCutStopReasons(call, listOf)

/**
 * Fails if a stream ended early, because a higher limit wouldn't help.
 *
 * @param reason an expression for why it ended, which is `None` if it ended early
 * @param error the error to raise
 */
export const checkEnded = (reason: Piece, error = SYSTEM_EXIT): Piece => code`
  if ${reason} is None:
      raise ${error}("The stream ended before it was complete.")
`

/** Does so in a round with tool calls. */
export const checkRoundEnded = (call: ChatShape, reason: Piece, error?: Piece): Piece | undefined =>
  when(needsReason(call), checkEnded(reason, error))

/**
 * Fails if a chat completion is incomplete.
 *
 * @param reason an expression for its `finish_reason`
 * @param isEmpty a condition that is true if the answer is empty
 * @param said an expression for the reason to print, if the service may give it as text
 */
export const checkWhole = (call: ChatShape, reason: Piece, isEmpty: Piece, said: Piece = reason): Piece =>
  !call.hasCutReasons
    ? code`
        ${checkRoundEnded(call, reason)}
        if ${reason} in ${cutReasons(call)} or ${isEmpty}:
            ${failIncomplete(call, said)}
      `
    : code`
        ${checkRoundEnded(call, reason)}
        if (
            ${reason} in ${cutReasons(call)}
            or ${isEmpty}
        ):
            ${failIncomplete(call, said)}
      `

/**
 * Fails if any round of an agent was cut off: the agent continues if one of the round's calls is complete.
 *
 * @param messages an expression for all messages of the run; each is `message` in turn
 * @param read an expression for why `message` ended, or `None`
 */
export const checkEachRound = (call: ChatShape, messages: Piece, read: Piece): Piece => code`
  for message in ${messages}:
      reason = ${read}
      if reason in ${cutReasons(call)}:
          ${failIncomplete(call, code`reason`)}
`

/** Explains the check for `tool_calls` after an agent's last round. */
export const CALLS_UNREAD = code`# If the arguments of a tool call aren't JSON, the agent ends with the reason tool_calls.`

/**
 * Checks whether a message of the Messages API has neither text nor calls. Claude may end its turn like this after a
 * tool result: https://platform.claude.com/docs/en/build-with-claude/handling-stop-reasons.
 *
 * @param type an expression for the type of a `block`
 */
const readIsEmpty = (type: Piece, content: Piece): Piece =>
  code`is_empty = all("thinking" in ${type} for block in ${content})`

const TYPE_OF_ITEM = code`block["type"]`

/** Checks whether a client's message object is empty. */
export const IS_EMPTY_OBJECT = /* @__PURE__ */ readIsEmpty(code`block.type`, code`message.content`)

/** Checks whether a message that was read as JSON is empty. */
export const IS_EMPTY_MESSAGE = /* @__PURE__ */ readIsEmpty(TYPE_OF_ITEM, code`message["content"]`)

export const IS_EMPTY = code`is_empty`

/**
 * Fails if a message of the Messages API is incomplete.
 *
 * @param isEmpty a condition that is true if the answer is empty
 * @param reason an expression for its `stop_reason`
 */
export const checkStop = (call: ChatShape, isEmpty: Piece | undefined, reason = STOP_REASON): Piece => code`
  ${when(call.streaming, checkEnded(reason))}
  ${ifCut(call, isEmpty, reason)}
      ${failIncomplete(call, reason)}
`

const STOP_REASON = code`stop_reason`

/** A service's own reasons are on a separate line. */
const ifCut = (call: ChatShape, isEmpty: Piece | undefined, reason: Piece): Piece =>
  isEmpty === undefined || !call.hasCutReasons
    ? code`if ${isEmpty && code`${isEmpty} or `}${reason} in ${cutStops(call)}:`
    : code`
        if (
            ${isEmpty}
            or ${reason} in ${cutStops(call)}
        ):
      `
