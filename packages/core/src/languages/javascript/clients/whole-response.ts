import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import { choicesOf } from '../../clients/tool-functions.ts'
import { type Hole, name, type Piece, when } from '../../printing/code.ts'
import { ANY, as, typed } from '../types.ts'
import { code, javascript } from '../writer.ts'
import { HAS_TEXT, READ_HAS_TEXT, readParts, throwError, whyEndedEarly } from './responses.ts'
import { defineTools, type LoopTypes, loop, requireFunction, TOOLS } from './tools.ts'

/* What clients share that read a response of the Responses API whole, to go on with it. */

/**
 * Shows the text that `event` adds, and keeps the response that the last one holds.
 *
 * @param response the variable of the response
 * @param event an expression for the last event, of a type that has a response
 * @param broken code that ends the program at an event of an error; null for a client that does so itself
 */
export const keepResponse = (response: Piece, event: Piece, broken: Piece | null = BROKE_OFF): Piece => code`
  if (event.type === "response.output_text.delta") process.stdout.write(event.delta);
  if (event.type === "response.output_text.done") process.stdout.write("\n");
  ${broken ?? undefined}
  if (["response.completed", "response.failed", "response.incomplete"].includes(event.type)) {
    ${response} = ${event}.response;
  }
`

const BROKE_OFF = code`if (event.type === "error") throw new Error(\`The stream broke off: \${JSON.stringify(event)}\`);`

/** Whether the loop goes on from the response that the service keeps. */
const continues = ({ keepsResponses, sendsItemsBack }: ChatCall): boolean => keepsResponses && !sendsItemsBack

/** The functions, the tools and what the loop begins with. */
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

/** The body of a request of the loop. */
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

/** A choice for the first round, and one for the others. */
export const eachRound = ({ first, later }: NonNullable<ReturnType<typeof choicesOf>>): Piece =>
  code`round === 1 ? ${javascript.alone(first, 0)} : ${javascript.alone(later, 0)}`

/** The types of what a response holds. */
export interface ResponseTypes {
  /** What stands behind the name of an item, where the client does not say its type. */
  readonly item?: Piece | undefined
  /** What is kept of the items, where the client gives it another type than it is sent with. */
  readonly kept?: Piece
}

/**
 * What is sent back: all output, reasoning items included, as OpenAI's guide has it. The hub's router refuses those, and
 * some services repeat the input in their output.
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
 * The loop.
 *
 * @param response the variable of the response
 * @param types those of the items
 * @param ask code that leaves the response there
 * @param text an expression for its text, where the client has one
 * @param print code that shows its text, where that was not streamed; `parts` are those of its messages if there is no `text`
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
    ${text === undefined ? readParts(call, response) : undefined}
    ${print}
    ${text === undefined ? READ_HAS_TEXT : undefined}
    const calls = ${response}.output.filter((item${item}) => item.type === "function_call");
    ${throwError(response)}
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

/** Whatever goes wrong is told to the model, which may do better. */
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
