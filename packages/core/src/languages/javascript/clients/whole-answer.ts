import type { ChatCall } from '../../../call/call.ts'
import { cutReasonsOf, incompleteAnswer, type Limited, needsReason } from '../../clients/incomplete-answer.ts'
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

/** The reasons of an answer that is cut or refused, as a list; `null` is that of a stream closed before its end. */
export const cutReasons = (call: Reasoned): Piece =>
  javascript.inline([...(needsReason(call) ? [null] : []), ...cutReasonsOf(call)])

/** What decides these. */
type Reasoned = Pick<ChatCall, 'cutReasons' | 'streaming' | 'variant'>

/**
 * Ends the program where the answer of a chat completion isn't whole.
 *
 * @param isEmpty a condition under which nothing was answered
 */
export const checkWhole = (call: Limited & Reasoned, isEmpty: Piece): Piece => code`
  ${nameCut(call)}
  if (${isEmpty} || ${cutReasons(call)}.includes(why)) throw new Error(cut);
`

/**
 * The head of the statement that ends the program where the answer in a round of a tool loop isn't whole, by its
 * `finish_reason`.
 *
 * @param hasAnswer a condition under which something was answered
 */
export const ifIncomplete = (call: Reasoned, hasAnswer: Piece): Piece =>
  call.cutReasons.length === 0
    ? code`if (${cutReasons(call)}.includes(finish_reason) || !(${hasAnswer})) {`
    : code`
        if (
          ${cutReasons(call)}.includes(finish_reason) ||
          !(${hasAnswer})
        ) {
      `
