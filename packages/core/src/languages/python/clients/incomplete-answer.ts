import type { ChatShape } from '../../../call/chat-shape.ts'
import {
  CUT_STOP_REASONS,
  incompleteAnswer,
  type Limited,
  needsReason,
  withCutReasons,
} from '../../clients/incomplete-answer.ts'
import { type Hole, listed, type Piece } from '../../printing/code.ts'
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

const listOf = (reasons: readonly (string | null)[]): Piece =>
  code`(${listed(
    reasons.map((each) => code`${each}`),
    ', ',
  )})`

/** Returns a chat completion's finish reasons for an incomplete answer. `None` stands for a stream that ended early. */
export const cutReasons = (call: ChatShape): Hole =>
  withCutReasons(call, (reasons) => listOf(needsReason(call) ? [null, ...reasons] : reasons))

/** Returns the reasons for an incomplete answer, for a library that fails by itself on such a stream. */
export const givenCutReasons = (call: ChatShape): Hole => withCutReasons(call, listOf)

/** The Messages API's stop reasons for an incomplete answer. */
export const CUT_STOPS = /* @__PURE__ */ listOf(CUT_STOP_REASONS)

/** The reasons for an incomplete answer, and None: a stream that closes early has no reason. */
export const CUT_OR_NO_STOPS = /* @__PURE__ */ listOf([null, ...CUT_STOP_REASONS])

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
        if ${reason} in ${cutReasons(call)} or ${isEmpty}:
            ${failIncomplete(call, said)}
      `
    : code`
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
      if reason in ${givenCutReasons(call)}:
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

/** Returns the reasons to look for after an answer. */
export const cutStops = ({ streaming }: Pick<ChatShape, 'streaming'>): Piece =>
  streaming ? CUT_OR_NO_STOPS : CUT_STOPS

/**
 * Fails if a message of the Messages API is incomplete, judging by its `stop_reason`.
 *
 * @param isEmpty a condition that is true if the answer is empty
 */
export const checkStop = (call: Limited & Pick<ChatShape, 'streaming'>, isEmpty?: Piece): Piece => code`
  if ${isEmpty && code`${isEmpty} or `}stop_reason in ${cutStops(call)}:
      ${failIncomplete(call, code`stop_reason`)}
`
