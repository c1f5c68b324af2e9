import type { ChatShape } from '../../../call/chat-shape.ts'
import { CUT_REASONS, incompleteAnswer, withCutReasons } from '../../clients/incomplete-answer.ts'
import { listed, type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { CMP, ERRORS, FMT, LOG, SLICES } from './names.ts'

const isOneOf = (reasons: readonly string[]): Piece | undefined =>
  listed(
    reasons.map((reason) => code`finishReason == ${reason}`),
    ' || ',
  )

/** Names the reasons for an incomplete answer, if the service has its own. */
export const nameReasons = (call: ChatShape): Piece | undefined =>
  call.hasCutReasons
    ? code`cutReasons := []string{${withCutReasons(call, (reasons) =>
        listed(
          reasons.map((reason) => code`${reason}`),
          ', ',
        ),
      )}}`
    : undefined

/** Returns a condition that the variable `finishReason` is such a reason, or in a stream, empty. */
export const isCut = (call: ChatShape, isStreamed: boolean): Piece | undefined =>
  !call.hasCutReasons
    ? isOneOf([...(isStreamed ? [''] : []), ...CUT_REASONS])
    : code`${when(isStreamed, code`finishReason == "" || `)}${SLICES}.Contains(cutReasons, finishReason)`

/** Ends the program with a message, or with retries, returns it as an error, which starts with a lowercase letter. */
export const failing = (call: ChatShape, said: string, given?: Piece): Piece =>
  call.variant.retries
    ? given === undefined
      ? code`return ${ERRORS}.New(${lowered(said)})`
      : code`return ${FMT}.Errorf(${lowered(said)}, ${given})`
    : given === undefined
      ? code`${LOG}.Fatal(${said})`
      : code`${LOG}.Fatalf(${said}, ${given})`

/** Returns an error's message without a capital. */
export const lowered = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1)

/**
 * Exits if the answer is incomplete, refused, or empty, according to the variables `finishReason` and `isEmpty`. A
 * stream that breaks off has no reason.
 *
 * @param isEmpty an expression; absent if an empty answer is printed
 */
export function orIncomplete(call: ChatShape, isEmpty?: Piece): Piece | undefined {
  if (!call.checksAnswer) return undefined
  const { before, after } = incompleteAnswer(call)
  const said = `${before}${call.streaming ? 'finish reason %q' : '%s'}${after}`
  return code`
    ${nameReasons(call)}
    if ${when(isEmpty !== undefined, code`${isEmpty} || `)}${isCut(call, call.streaming)} {
        ${failing(call, said, code`finishReason`)}
    }
  `
}

/**
 * Checks for an incomplete answer in a round of a tool loop, by its `message`, including a refusal.
 *
 * @param isEmpty an expression
 */
export function orIncompleteRound(call: ChatShape, isEmpty: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    ${when(call.streaming, orEndedEarly(call))}
    ${nameReasons(call)}
    if ${isEmpty} || ${isCut(call, false)} {
        ${failing(call, `${before}%s${after}`, code`${CMP}.Or(message.Refusal, finishReason)`)}
    }
  `
}

/** Raising the limit doesn't help if a stream ends early. */
const orEndedEarly = (call: ChatShape): Piece => code`
  if finishReason == "" {
      ${failing(call, call.variant.retries ? ENDED_EARLY.slice(0, -1) : ENDED_EARLY)}
  }
`

const ENDED_EARLY = 'The stream ended before it was complete.'

/** Checks whether a stream only prints its text, so that the program has to keep it to see that some arrived. */
const keepsContent = ({ checksAnswer, showsMessage, showsReasoning }: ChatShape): boolean =>
  checksAnswer && !showsMessage && !showsReasoning

/** Declares the variables that show at the end of a stream whether the answer is complete. */
export function declareEnd(call: ChatShape): Piece | undefined {
  if (keepsContent(call)) return code`content, finishReason := "", ""`
  return when(call.checksAnswer, code`finishReason := ""`)
}

/** Keeps a stream's finish reason. */
export const keepEnd = ({ checksAnswer }: ChatShape): Piece | undefined =>
  when(checksAnswer, code`finishReason = ${CMP}.Or(chunk.Choices[0].FinishReason, finishReason)`)

/** Prints the text that a `chunk` adds, and keeps what shows whether the answer is complete. */
export const printContent = (call: ChatShape): Piece =>
  keepsContent(call) ? KEEP_CONTENT : code`${FMT}.Print(chunk.Choices[0].Delta.Content)`

const KEEP_CONTENT = code`
  choice := chunk.Choices[0]
  ${FMT}.Print(choice.Delta.Content)
  content += choice.Delta.Content
  finishReason = ${CMP}.Or(choice.FinishReason, finishReason)
`

/** Exits after a stream whose answer is incomplete. */
export const orIncompleteStream = (call: ChatShape): Piece | undefined =>
  orIncomplete(
    call,
    call.showsMessage ? undefined : call.showsReasoning ? code`section != "Answer"` : code`content == ""`,
  )
