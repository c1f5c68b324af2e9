import type { ChatCall } from '../../../call/call.ts'
import { incompleteAnswer } from '../../clients/incomplete-answer.ts'
import { type Piece, when } from '../../printing/code.ts'
import { ANY, typed } from '../types.ts'
import { code } from '../writer.ts'
import { saidOf } from './whole-answer.ts'

/* What clients share that chat by the Responses API. */

/**
 * Fails where the model did not bring the response to its end. Some services leave out the status.
 *
 * @param response the variable of the response
 * @param isEmpty a condition under which nothing was answered
 * @param isRefusalRead true where the program has looked for the words of a refusal before
 */
export function endedEarly(call: ChatCall, response: Piece, isEmpty?: Piece, isRefusalRead = false): Piece {
  const isCut = code`(${response}.status ?? "completed") !== "completed"`
  if (!call.checksAnswer) {
    return code`
      if (${isCut}) {
        throw new Error(\`The response is \${${response}.status}: \${JSON.stringify(${response}.error ?? ${response}.incomplete_details)}\`);
      }
    `
  }
  return code`
    ${throwError(response)}
    ${isEmpty && code`const isEmpty = ${isEmpty};`}
    if (${isEmpty && code`isEmpty || `}${isCut}) {
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

/** The service's own words where it failed: a higher limit changes nothing then. */
export const throwError = (response: Piece): Piece =>
  code`if (${response}.error) throw new Error(\`The response failed: \${${response}.error.message}\`);`

/** Sets `parts` to those of the messages. */
export const readParts = (call: ChatCall, response: Piece): Piece =>
  code`const parts${typed(call, ANY_LIST)} = ${response}.output.flatMap((item${typed(call, ANY)}) => item.content ?? []);`

/** Sets `hasText` to whether there is text in `parts`: a message may hold a refusal alone. */
export const READ_HAS_TEXT = code`const hasText = parts.some((part) => part.type === "output_text" && part.text);`

export const HAS_TEXT = code`hasText`

/** Ends the program with why the model did not bring the response to its end; the words of a refusal are in `parts`. */
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
 * Whether there is nothing but reasoning in the output.
 *
 * @param item what stands behind the name of an item, where the client does not say its type
 */
export const hasNoAnswer = (response: Piece, item?: Piece): Piece =>
  code`!${response}.output.some((item${item}) => item.type !== "reasoning")`

/**
 * Whether there is no text in the output: a message may hold a refusal alone. Some services, as Fireworks, repeat the input
 * in their output.
 */
export const hasNoText = (call: ChatCall, response: Piece): Piece => code`
  !${response}.output.some((item${typed(call, ANY)}) =>
    item.content?.some((part${typed(call, ANY)}) => part.type === "output_text" && part.text),
  )
`

/** With tools on offer: each item when it is whole, calls among them. */
const PRINT_ITEM = code`if (event.type === "response.output_item.done") console.log(JSON.stringify(event.item));`

const PRINT_TEXT = code`if (event.type === "response.output_text.delta") process.stdout.write(event.delta);`

/**
 * Shows what `event` adds, and ends the program where it says that something went wrong. In an example with retries it sets
 * `complete` at the last one.
 */
export const printResponseEvent = (call: ChatCall): Piece => code`
  ${call.showsMessage ? PRINT_ITEM : PRINT_TEXT}
  ${when(keepsText(call), KEEP_TEXT)}
  ${when(call.checksAnswer, THROW_REFUSAL)}
  if (event.type === "error") throw new Error(\`The stream broke off: \${JSON.stringify(event)}\`);
  if (event.type === "response.failed" || event.type === "response.incomplete") {
    ${call.checksAnswer ? giveUpAtEvent(call) : GIVE_UP}
  }
  ${when(call.variant.retries, COMPLETE)}
`

const THROW_REFUSAL = code`if (event.type === "response.refusal.done") throw new Error(\`The model refused: \${event.refusal}\`);`

const KEEP_TEXT = code`if (event.type === "response.output_text.delta") answer += event.delta;`

const GIVE_UP = code`
  const { status, error, incomplete_details } = event.response;
  throw new Error(\`The response is \${status}: \${JSON.stringify(error ?? incomplete_details)}\`);
`

const giveUpAtEvent = (call: ChatCall): Piece => code`
  const { error, incomplete_details } = event.response;
  if (error) throw new Error(\`The response failed: \${error.message}\`);
  const why = incomplete_details?.reason ?? event.response.status;
  throw new Error(${saidOf(call, WHY)});
`

const COMPLETE = code`if (event.type === "response.completed") complete = true;`

/** Whether a stream's text is kept, to see that there is one. */
const keepsText = ({ checksAnswer, showsMessage }: ChatCall): boolean => checksAnswer && !showsMessage

/** Declares the variables for reading a stream. */
export const declareAnswer = (call: ChatCall): Piece | undefined => when(keepsText(call), DECLARE_ANSWER)

const DECLARE_ANSWER = code`let answer = "";`

/** Fails where a stream held no text. */
export function checkAnswerText(call: ChatCall): Piece | undefined {
  const { before, after } = incompleteAnswer(call)
  return when(keepsText(call), code`if (!answer) throw new Error(${`${before}completed${after}`});`)
}
