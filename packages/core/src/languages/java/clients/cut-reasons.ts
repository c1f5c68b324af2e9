import type { ChatShape } from '../../../call/chat-shape.ts'
import { withCutReasons } from '../../clients/incomplete-answer.ts'
import { type Hole, listed, type Piece } from '../../printing/code.ts'
import { LIST } from '../names.ts'
import { code, java } from '../writer.ts'

/**
 * Returns a condition that a finish reason means an incomplete chat completion. A service's own reasons are on separate
 * lines.
 *
 * @param reason an expression for it, a string
 * @param others further reasons
 */
export function isListed(call: ChatShape, reason: Piece, others: readonly string[] = []): Piece {
  const list = (write: (pieces: readonly Piece[]) => Piece | undefined): Hole =>
    withCutReasons(call, (reasons) => write([...others, ...reasons].map((each) => code`${each}`)))
  if (!call.hasCutReasons) return code`${LIST}.of(${list((pieces) => listed(pieces, ', '))}).contains(${reason})`
  return code`
    ${LIST}.of(
            ${list(java.below)}).contains(${reason})
  `
}
