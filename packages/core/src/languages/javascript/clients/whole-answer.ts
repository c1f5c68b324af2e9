import type { ChatCall } from '../../../call/call.ts'
import { CUT_REASONS, incompleteAnswer } from '../../clients/incomplete-answer.ts'
import type { Piece } from '../../printing/code.ts'
import { code, javascript } from '../writer.ts'

/* How an example fails on an answer that is cut, refused or empty. Its reason stands in `why`. */

const WHY = code`why`

/** Sets `cut` to what is said of such an answer. */
export function nameCut(call: ChatCall, why: Piece = WHY): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`const cut = ${javascript.format(before, why, after)};`
}

/** The reasons of an answer that is cut or refused, as a list. */
export const CUT = /* @__PURE__ */ javascript.inline(CUT_REASONS)

/**
 * Ends the program where the answer of a chat completion isn't whole.
 *
 * @param isEmpty a condition under which nothing was answered
 */
export const checkWhole = (call: ChatCall, isEmpty: Piece): Piece => code`
  ${nameCut(call)}
  if (${isEmpty} || ${CUT}.includes(why)) throw new Error(cut);
`
