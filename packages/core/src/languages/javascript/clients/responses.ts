import type { ChatCall } from '../../../call/call.ts'
import { incompleteAnswer } from '../../clients/incomplete-answer.ts'
import { type Piece, when } from '../../printing/code.ts'
import { ANY, typed } from '../types.ts'
import { code } from '../writer.ts'
import { saidOf } from './whole-answer.ts'

/* Shared by clients with the Responses API. */

const isCut = (response: Piece): Piece => code`(${response}.status ?? "completed") !== "completed"`

/**
 * Throws if the response is incomplete, after `throwError`. Some services don't send the status.
 *
 * @param response the variable of the response
 * @param isEmpty a condition that is true if the answer is empty
 * @param isRefusalRead whether the program has already looked for a refusal
 */
export function endedEarly(call: ChatCall, response: Piece, isEmpty?: Piece, isRefusalRead = false): Piece {
  return code`
    if (${isEmpty && code`${isEmpty} || `}${isCut(response)}) {
      ${
        isRefusalRead
          ? sayWhy(call, response)
          : code`
        ${readParts(call, response)}
        ${whyEndedEarly(call, response)}
      `
      }
    }
  `
}

/** A condition that is true if the answer is empty, after `setEmpty`. */
export const IS_EMPTY = code`isEmpty`

/** Sets `isEmpty`, for conditions that are too long for an `if`. */
export const setEmpty = (condition: Piece): Piece => code`const isEmpty = ${condition};`

/** Throws the service's own error, because a higher limit wouldn't help, before the output is read: there may be none. */
export const throwError = (response: Piece): Piece =>
  code`if (${response}.error) throw new Error(\`The response failed: \${${response}.error.message}\`);`

/** Sets `parts` to the parts of all messages. */
export const readParts = (call: ChatCall, response: Piece): Piece =>
  code`const parts${typed(call, ANY_LIST)} = ${response}.output.flatMap((item${typed(call, ANY)}) => item.content ?? []);`

/** Sets `hasText` to whether `parts` contains text: a message may contain only a refusal. */
export const READ_HAS_TEXT = code`const hasText = parts.some((part) => part.type === "output_text" && part.text);`

export const HAS_TEXT = code`hasText`

/** Throws why the response is incomplete; a refusal's text is in `parts`. */
export const whyEndedEarly = (call: ChatCall, response: Piece): Piece => code`
  const refusal = parts.find((part) => part.type === "refusal")?.refusal;
  ${sayWhy(call, response, REFUSAL_OR)}
`

const sayWhy = (call: ChatCall, response: Piece, refusalOr?: Piece): Piece => code`
  const why = ${refusalOr}${response}.incomplete_details?.reason ?? ${response}.status;
  throw new Error(${saidOf(call, WHY)});
`

const REFUSAL_OR = code`refusal ?? `

const ANY_LIST = code`any[]`
const WHY = code`why`

/**
 * Checks whether the output contains only reasoning.
 *
 * @param item an item's type annotation, if the client's own types aren't enough
 */
export const hasNoAnswer = (response: Piece, item?: Piece): Piece =>
  code`!${response}.output.some((item${item}) => item.type !== "reasoning")`

/**
 * Checks whether the output contains no text: a message may contain only a refusal. Some services, such as Fireworks,
 * repeat the input in their output.
 */
export const hasNoText = (call: ChatCall, response: Piece): Piece => code`
  !${response}.output.some((item${typed(call, ANY)}) =>
    item.content?.some((part${typed(call, ANY)}) => part.type === "output_text" && part.text),
  )
`

/** With tools: prints each complete item, including calls. */
const PRINT_ITEM = code`if (event.type === "response.output_item.done") console.log(JSON.stringify(event.item));`

const PRINT_TEXT = code`if (event.type === "response.output_text.delta") process.stdout.write(event.delta);`

/** Prints what `event` adds, throws if it reports an error, and sets `complete` at the last one. */
export const printResponseEvent = (call: ChatCall): Piece => code`
  ${call.showsMessage ? PRINT_ITEM : PRINT_TEXT}
  ${when(keepsText(call), KEEP_TEXT)}
  ${THROW_REFUSAL}
  ${BREAK_OFF}
  if (event.type === "response.failed" || event.type === "response.incomplete") {
    ${giveUpAtEvent(call)}
  }
  ${COMPLETE}
`

/** Throws if `event` is an error. One that isn't in the API's own format has no type. */
export const BREAK_OFF = code`
  if ((event.type ?? "error") === "error") {
    throw new Error(\`The stream broke off: \${JSON.stringify(event)}\`);
  }
`

const THROW_REFUSAL = code`if (event.type === "response.refusal.done") throw new Error(\`The model refused: \${event.refusal}\`);`

const KEEP_TEXT = code`if (event.type === "response.output_text.delta") answer += event.delta;`

const giveUpAtEvent = (call: ChatCall): Piece => code`
  const { error, incomplete_details } = event.response;
  if (error) throw new Error(\`The response failed: \${error.message}\`);
  const why = incomplete_details?.reason ?? event.response.status;
  throw new Error(${saidOf(call, WHY)});
`

const COMPLETE = code`if (event.type === "response.completed") complete = true;`

/** Checks whether a stream's text is kept, to see that it isn't empty. */
const keepsText = ({ showsMessage }: ChatCall): boolean => !showsMessage

/** Declares the variables for reading a stream. */
export const declareAnswer = (call: ChatCall): Piece | undefined => when(keepsText(call), DECLARE_ANSWER)

const DECLARE_ANSWER = code`let answer = "";`

/** Fails if a stream contained no text. */
export function checkAnswerText(call: ChatCall): Piece | undefined {
  const { before, after } = incompleteAnswer(call)
  return when(keepsText(call), code`if (!answer) throw new Error(${`${before}completed${after}`});`)
}
