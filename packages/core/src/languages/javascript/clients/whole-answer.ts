import type { ChatCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import { cutStopReasonsOf, incompleteAnswer, type Limited, withCutReasons } from '../../clients/incomplete-answer.ts'
import type { Hole, Piece } from '../../printing/code.ts'
import { code, javascript } from '../writer.ts'

/* How an example fails on an incomplete, refused, or empty answer, with its reason in `why`. */

const WHY = code`why`

/**
 * Returns the message for such an answer.
 *
 * @param why an expression for its reason
 */
export function saidOf(call: Limited, why: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return javascript.format(before, why, after)
}

/** Sets `cut` to the message. */
export const nameCut = (call: Limited, why: Piece = WHY): Piece => code`const cut = ${saidOf(call, why)};`

/** Returns the finish reasons of an incomplete or refused answer, as a list. */
export const cutReasons = (call: Reasoned): Hole => withCutReasons(call, javascript.inline)

/** What determines the reasons. */
type Reasoned = Pick<ChatShape, 'hasCutReasons'>

/** Returns the stop reasons of an incomplete message of the Messages API, as a list. */
export const cutStops = (call: ChatCall): Piece => javascript.inline(cutStopReasonsOf(call))

/**
 * Throws if a chat completion's answer is incomplete.
 *
 * @param isEmpty a condition that is true if the answer is empty
 */
export const checkWhole = (call: Limited & Reasoned, isEmpty: Piece): Piece => code`
  ${nameCut(call)}
  if (${isEmpty} || ${cutReasons(call)}.includes(why)) throw new Error(cut);
`

const FINISH_REASON = code`finish_reason`

/**
 * Throws if a stream ended early, because a higher limit wouldn't help.
 *
 * @param reason the variable of its `finish_reason`
 */
export const checkReason = (reason: Piece): Piece =>
  code`if (!${reason}) throw new Error("The stream ended before it was complete.");`

export const CHECK_REASON = /* @__PURE__ */ checkReason(FINISH_REASON)

/**
 * Throws if the answer in a tool loop's round is incomplete, judging by its `finish_reason`.
 *
 * @param hasAnswer a condition that is true if there's an answer
 * @param limited what contains the limit's name
 * @param refusal an expression for a refusal's text, if the client has it
 * @param reason the variable of the `finish_reason`
 */
export const checkRound = (
  call: Reasoned,
  hasAnswer: Piece,
  limited: Limited,
  refusal?: Piece,
  reason: Piece = FINISH_REASON,
): Piece => code`
  ${ifIncomplete(call, hasAnswer, reason)}
    ${refusal && code`const why = ${refusal} || ${reason};`}
    throw new Error(${saidOf(limited, refusal === undefined ? reason : WHY)});
  }
`

const ifIncomplete = (call: Reasoned, hasAnswer: Piece, reason: Piece): Piece =>
  !call.hasCutReasons
    ? code`if (${cutReasons(call)}.includes(${reason}) || !(${hasAnswer})) {`
    : code`
        if (
          ${cutReasons(call)}.includes(${reason}) ||
          !(${hasAnswer})
        ) {
      `
