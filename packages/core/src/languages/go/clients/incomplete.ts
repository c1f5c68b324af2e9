import type { ChatCall } from '../../../call/call.ts'
import { CUT_REASONS, incompleteAnswer } from '../../clients/incomplete-answer.ts'
import { listed, type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { CMP, FMT, LOG } from './names.ts'

const isOneOf = (reasons: readonly string[]): Piece | undefined =>
  listed(
    reasons.map((reason) => code`finishReason == ${reason}`),
    ' || ',
  )

const IS_CUT = /* @__PURE__ */ isOneOf(CUT_REASONS)

/** A stream that breaks off gives no reason. */
const IS_CUT_STREAM = /* @__PURE__ */ isOneOf(['', ...CUT_REASONS])

/**
 * Ends the program where the answer is cut, refused or empty, as the variable `finishReason` and `isEmpty` say.
 *
 * @param isEmpty an expression; left out where an empty answer is shown as such
 */
export function orIncomplete(call: ChatCall, isEmpty?: Piece): Piece | undefined {
  if (!call.checksAnswer) return undefined
  const { before, after } = incompleteAnswer(call)
  const failed = `${before}${call.streaming ? 'finish reason %q' : '%s'}${after}`
  return code`
    if ${when(isEmpty !== undefined, code`${isEmpty} || `)}${call.streaming ? IS_CUT_STREAM : IS_CUT} {
        ${
          call.variant.retries
            ? // An error in Go begins with a small letter.
              code`return ${FMT}.Errorf(${failed.charAt(0).toLowerCase() + failed.slice(1)}, finishReason)`
            : code`${LOG}.Fatalf(${failed}, finishReason)`
        }
    }
  `
}

/** Whether a stream shows its text alone, so that the program has to keep it to know that some came. */
const keepsContent = ({ checksAnswer, showsMessage, showsReasoning }: ChatCall): boolean =>
  checksAnswer && !showsMessage && !showsReasoning

/** Variables that a stream keeps to know at its end whether the answer is whole. */
export function declareEnd(call: ChatCall): Piece | undefined {
  if (keepsContent(call)) return code`content, finishReason := "", ""`
  return when(call.checksAnswer, code`finishReason := ""`)
}

/** Keeps the reason by which a stream ends. */
export const keepEnd = ({ checksAnswer }: ChatCall): Piece | undefined =>
  when(checksAnswer, code`finishReason = ${CMP}.Or(chunk.Choices[0].FinishReason, finishReason)`)

/** Shows the text that a `chunk` adds, and keeps what tells whether the answer is whole. */
export const printContent = (call: ChatCall): Piece =>
  keepsContent(call) ? KEEP_CONTENT : code`${FMT}.Print(chunk.Choices[0].Delta.Content)`

const KEEP_CONTENT = code`
  choice := chunk.Choices[0]
  ${FMT}.Print(choice.Delta.Content)
  content += choice.Delta.Content
  finishReason = ${CMP}.Or(choice.FinishReason, finishReason)
`

/** Ends the program behind a stream whose answer is not whole. */
export const orIncompleteStream = (call: ChatCall): Piece | undefined =>
  orIncomplete(
    call,
    call.showsMessage ? undefined : call.showsReasoning ? code`section != "Answer"` : code`content == ""`,
  )
