import type { ChatCall } from '../../../../call/call.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { isCut, lowered, nameReasons } from '../incomplete.ts'
import { CMP, ERRORS, FMT } from '../names.ts'

/**
 * Returns an error if the answer is incomplete, refused, or empty, judging by the variable `finishReason`. A stream that
 * ends early has no reason, and raising the limit doesn't help then.
 *
 * @param isEmpty a condition
 * @param refusal an expression for the model's refusal
 * @param others the results before the error
 */
export function orIncompleteAnswer(call: ChatCall, isEmpty: Piece, refusal: Piece, others?: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    ${when(call.streaming, orEndedEarly(others))}
    ${nameReasons(call)}
    if ${isEmpty} || ${refusal} != "" || ${isCut(call, false)} {
        return ${others}${FMT}.Errorf(${lowered(`${before}%s${after}`)}, ${CMP}.Or(${refusal}, finishReason))
    }
  `
}

const orEndedEarly = (others: Piece | undefined): Piece => code`
  if finishReason == "" {
      return ${others}${ENDED_EARLY}
  }
`

export const ENDED_EARLY = code`${ERRORS}.New("the stream ended before it was complete")`
