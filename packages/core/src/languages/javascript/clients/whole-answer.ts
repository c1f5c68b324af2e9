import type { ChatCall } from '../../../call/call.ts'
import { cutReasonsOf, incompleteAnswer, type Limited } from '../../clients/incomplete-answer.ts'
import type { Piece } from '../../printing/code.ts'
import { code, javascript } from '../writer.ts'

/* How an example fails on an answer that is cut, refused or empty. Its reason stands in `why`. */

const WHY = code`why`

/**
 * The message for such an answer.
 *
 * @param why an expression for its reason
 */
export function saidOf(call: Limited, why: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return javascript.format(before, why, after)
}

/** Sets `cut` to it. */
export const nameCut = (call: Limited, why: Piece = WHY): Piece => code`const cut = ${saidOf(call, why)};`

/** The reasons of an answer that is cut or refused, as a list. */
export const cutReasons = (call: Reasoned): Piece => javascript.inline(cutReasonsOf(call))

/** What decides these. */
type Reasoned = Pick<ChatCall, 'cutReasons'>

/**
 * Ends the program where the answer of a chat completion isn't whole.
 *
 * @param isEmpty a condition under which nothing was answered
 */
export const checkWhole = (call: Limited & Reasoned, isEmpty: Piece): Piece => code`
  ${nameCut(call)}
  if (${isEmpty} || ${cutReasons(call)}.includes(why)) throw new Error(cut);
`

/** Ends the program behind a stream that was closed before its end: a higher limit changes nothing then. */
export const CHECK_REASON = code`if (!finish_reason) throw new Error("The stream ended before it was complete.");`

const FINISH_REASON = code`finish_reason`

/**
 * Ends the program where the answer in a round of a tool loop isn't whole, by its `finish_reason`.
 *
 * @param hasAnswer a condition under which something was answered
 * @param limited what has the name of the limit
 * @param refusal an expression for the words of a refusal, where the client has them
 */
export const checkRound = (call: ChatCall, hasAnswer: Piece, limited: Limited, refusal?: Piece): Piece => code`
  ${ifIncomplete(call, hasAnswer)}
    ${refusal && code`const why = ${refusal} || finish_reason;`}
    throw new Error(${saidOf(limited, refusal === undefined ? FINISH_REASON : WHY)});
  }
`

const ifIncomplete = (call: Reasoned, hasAnswer: Piece): Piece =>
  call.cutReasons.length === 0
    ? code`if (${cutReasons(call)}.includes(finish_reason) || !(${hasAnswer})) {`
    : code`
        if (
          ${cutReasons(call)}.includes(finish_reason) ||
          !(${hasAnswer})
        ) {
      `
