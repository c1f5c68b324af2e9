import type { ChatCall } from '../../../call/call.ts'
import { cutReasonsOf } from '../../clients/incomplete-answer.ts'
import { listed, type Piece } from '../../printing/code.ts'
import { LIST } from '../names.ts'
import { code, java } from '../writer.ts'

/**
 * Returns a condition that a finish reason means an incomplete chat completion. A service's own reasons are on separate
 * lines.
 *
 * @param reason an expression for it, a string
 * @param others further reasons
 */
export function isListed(call: ChatCall, reason: Piece, others: readonly string[] = []): Piece {
  const reasons = [...others, ...cutReasonsOf(call)].map((each) => code`${each}`)
  if (call.cutReasons.length === 0) return code`${LIST}.of(${listed(reasons, ', ')}).contains(${reason})`
  return code`
    ${LIST}.of(
            ${java.below(reasons)}).contains(${reason})
  `
}
