import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import { choicesOf } from '../../clients/tool-functions.ts'
import { type Hole, name, type Piece, when } from '../../printing/code.ts'
import { ANY, as, typed } from '../types.ts'
import { code, javascript } from '../writer.ts'
import { BREAK_OFF, HAS_TEXT, READ_HAS_TEXT, readParts, throwError, whyEndedEarly } from './responses.ts'
import { defineTools, type LoopTypes, loop, requireFunction, TOOLS } from './tools.ts'

/* Shared by clients that read a whole response of the Responses API, to continue from it. */

/**
 * Prints the text that `event` adds, and keeps the response in the last one.
 *
 * @param response the variable of the response
 * @param event an expression for the last event, with a type that has a response
 */
export const keepResponse = (response: Piece, event: Piece): Piece => code`
  if (event.type === "response.output_text.delta") process.stdout.write(event.delta);
  if (event.type === "response.output_text.done") process.stdout.write("\n");
  ${BREAK_OFF}
  if (["response.completed", "response.failed", "response.incomplete"].includes(event.type)) {
    ${response} = ${event}.response;
  }
`

/** Checks whether the loop continues from the response that the service stores. */
const continues = ({ keepsResponses, sendsItemsBack }: ChatCall): boolean => keepsResponses && !sendsItemsBack

/** Returns the functions, the tools, and the initial variables of the loop. */
export function defineLoop(call: ChatCall, types: LoopTypes): Piece {
  const { tools, input, previous_response_id: previous = null } = bodyOf(call.request)
  const asked = { tools: tools as Value, messages: input as Value }
  if (!continues(call)) return defineTools(call, asked, types, CONST_INPUT)
  return code`
    ${defineTools(call, asked, types, LET_INPUT)}
    let previous${typed(call, ANY)} = ${previous as Hole};
  `
}

const CONST_INPUT = code`const input`
const LET_INPUT = code`let input`
const INPUT = /* @__PURE__ */ name('input')

/** Returns a request's body in the loop. */
export function loopBody(call: ChatCall): ValueObject {
  const body = bodyOf(call.request)
  const choices = choicesOf(body)
  return {
    ...body,
    ...(continues(call) ? { previous_response_id: name('previous') } : {}),
    input: INPUT,
    tools: TOOLS,
    ...(choices && { tool_choice: eachRound(choices) }),
  }
}

/** Returns a choice for the first round, and another for later rounds. */
export const eachRound = ({ first, later }: NonNullable<ReturnType<typeof choicesOf>>): Piece =>
  code`round === 1 ? ${javascript.alone(first, 0)} : ${javascript.alone(later, 0)}`

/** The types of a response's parts. */
export interface ResponseTypes {
  /** An item's type annotation, if the client's own types aren't enough. */
  readonly item?: Piece | undefined
  /** The items to keep, if the client's type for them differs from the type that is sent. */
  readonly kept?: Piece
}

/**
 * Returns what is sent back: all output, including reasoning items, as in OpenAI's guide. The Hugging Face router
 * rejects those, and some services repeat the input in their output.
 */
function keepItems(call: ChatCall, response: Piece, type: Piece | undefined): Piece {
  const isRouted = call.target === 'routed'
  const filter = isRouted ? IS_TAKEN : call.repeatsInput ? IS_OUTPUT : undefined
  const items = code`${response}.output${filter && code`.filter((item${typed(call, ANY)}) => ${filter})`}`
  return code`
    ${when(isRouted, NO_REASONING)}
    ${when(!isRouted && call.repeatsInput, REPEATS_INPUT)}
    input.push(...${type === undefined ? items : as(call, items, type)});
  `
}

const IS_TAKEN = code`item.type === "function_call" || item.role === "assistant"`
const IS_OUTPUT = code`(item.role ?? "assistant") === "assistant"`

const NO_REASONING = code`// The router refuses items of reasoning.`
const REPEATS_INPUT = code`// The output repeats the input.`

/**
 * Returns the loop.
 *
 * @param response the variable of the response
 * @param types the types of the items
 * @param ask code that sets the variable
 * @param text an expression for its text, if the client has one
 * @param print code that prints its text if it wasn't streamed; without `text`, `parts` are those of its messages
 */
export const responsesLoop = (
  call: ChatCall,
  response: Piece,
  { item, kept }: ResponseTypes,
  ask: Piece,
  text: Piece | undefined,
  print: Piece | undefined,
): Piece =>
  loop(
    code`
    ${ask}
    ${throwError(response)}
    ${text === undefined ? readParts(call, response) : undefined}
    ${print}
    ${text === undefined ? READ_HAS_TEXT : undefined}
    const calls = ${response}.output.filter((item${item}) => item.type === "function_call");
    if ((${response}.status ?? "completed") !== "completed" || !(${text ?? HAS_TEXT} || calls.length)) {
      ${text === undefined ? undefined : readParts(call, response)}
      ${whyEndedEarly(call, response)}
    }
    if (calls.length === 0) break;
    ${when(continues(call), code`previous = ${response}.id;`)}
    ${continues(call) ? code`input = [];` : keepItems(call, response, kept)}
    for (const call of calls) {
      ${call.variant.retries ? CALL_FUNCTION_SAFELY : CALL_FUNCTION}
    }
  `,
  )

const REQUIRE_FUNCTION = /* @__PURE__ */ requireFunction(code`call.name`)

const CALL_FUNCTION = code`
  ${REQUIRE_FUNCTION}
  const output = JSON.stringify(await functions[call.name](JSON.parse(call.arguments || "{}")));
  input.push({ type: "function_call_output", call_id: call.call_id, output });
`

/** Errors go back to the model, so that it can try again. */
const CALL_FUNCTION_SAFELY = code`
  let output;
  try {
    ${REQUIRE_FUNCTION}
    output = JSON.stringify(await functions[call.name](JSON.parse(call.arguments || "{}")));
  } catch (error) {
    output = String(error);
  }
  input.push({ type: "function_call_output", call_id: call.call_id, output });
`
