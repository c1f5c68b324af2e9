import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import { choicesOf, hasServiceTools } from '../../clients/tool-functions.ts'
import { type Piece, when } from '../../printing/code.ts'
import { as, typed } from '../types.ts'
import { code } from '../writer.ts'
import { defineTools, type LoopTypes, loop, MESSAGES, requireFunction, TOOLS } from './tools.ts'
import { cutStops, saidOf } from './whole-answer.ts'
import { eachRound } from './whole-response.ts'

/* Shared by tool loops with the Messages API. */

/** Returns the functions, the tools, and the initial variables of the loop. */
export function defineLoop(call: ChatCall, types: LoopTypes): Piece {
  const { tools, messages } = bodyOf(call.request)
  return defineTools(call, { tools: tools as Value, messages: messages as Value }, types)
}

/** Returns a request's body in the loop. */
export function loopBody({ request }: ChatCall): ValueObject {
  const body = bodyOf(request)
  const choices = choicesOf(body)
  return { ...body, messages: MESSAGES, tools: TOOLS, ...(choices && { tool_choice: eachRound(choices) }) }
}

/** The loop's types, as named by the client. */
export interface MessageLoopTypes {
  /** Absent if the client's own types are enough. */
  readonly block?: Piece
  readonly result: Piece
}

const INPUT = code`call.input`

/**
 * Returns the loop.
 *
 * @param ask code that sets `message` and prints its text
 * @param input how to parse a call's input if a stream sent it as text
 */
export const messageLoop = (
  call: ChatCall,
  { block, result }: MessageLoopTypes,
  ask: Piece,
  { checked, ofCall, input = INPUT }: StreamedInput = {},
): Piece => {
  const type = block && typed(call, block)
  return loop(
    code`
    ${ask}
    const { content, stop_reason } = message;
    ${when(call.streaming, CHECK_STOP_REASON)}
    const calls = content.filter((block${type}) => block.type === "tool_use");
    ${hasServiceTools(call) ? isWithoutWords(type) : isWithoutText(type)}
    if (isEmpty || ${cutStops(call)}.includes(${as(call, STOP_REASON, STRING)})) {
      throw new Error(${saidOf(call, STOP_REASON)});
    }
    ${checked}
    messages.push({ role: "assistant", content });
    ${GO_ON}
    if (calls.length === 0) break;
    const results${typed(call, code`${result}[]`)} = [];
    for (const call of calls) {
      ${call.variant.retries ? callSafely(typed(call, result), ofCall, input) : callFunction(ofCall, input)}
    }
    messages.push({ role: "user", content: results });
  `,
  )
}

/** How to read a tool call's input that a stream sent as text; if the answer is cut off, the text isn't JSON. */
export interface StreamedInput {
  /** Code after the check, which sets the input of blocks in `content`. */
  readonly checked?: Piece | undefined
  /** Code that sets the input of `call`. */
  readonly ofCall?: Piece
  /** An expression for the function's argument. */
  readonly input?: Piece
}

/**
 * A stream that ends early has no stop reason. Anthropic's client only throws an error if the last event is missing: it
 * accepts a last event after which there's still no reason.
 */
const CHECK_STOP_REASON = code`if (!stop_reason) throw new Error("The stream ended before it was complete.");`
const STOP_REASON = code`stop_reason`
const STRING = code`string`

/**
 * Checks for text. A turn that the service pauses may contain only reasoning.
 *
 * @param type a block's type annotation in TypeScript
 */
const isWithoutText = (type: Piece | undefined): Piece => code`
  const hasText = content.some((block${type}) => block.type === "text" && block.text);
  const isEmpty = stop_reason !== "pause_turn" && !hasText && calls.length === 0;
`

/** The same if a turn may contain only the service's own calls. */
const isWithoutWords = (type: Piece | undefined): Piece => code`
  const isEmpty = stop_reason !== "pause_turn" && content.every((block${type}) => block.type.includes("thinking"));
`

/** The service pauses long work with its own tools, and continues with the next request. */
const GO_ON = code`if (stop_reason === "pause_turn") continue;`

const REQUIRE_FUNCTION = /* @__PURE__ */ requireFunction(code`call.name`)

const callFunction = (readInput: Piece | undefined, input: Piece): Piece => code`
  ${readInput}
  ${REQUIRE_FUNCTION}
  const result = await functions[call.name](${input});
  results.push({ type: "tool_result", tool_use_id: call.id, content: JSON.stringify(result) });
`

/** Errors go back to the model, so that it can try again. */
const callSafely = (type: Piece | undefined, readInput: Piece | undefined, input: Piece): Piece => code`
  const result${type} = { type: "tool_result", tool_use_id: call.id };
  try {
    ${readInput}
    ${REQUIRE_FUNCTION}
    result.content = JSON.stringify(await functions[call.name](${input}));
  } catch (error) {
    Object.assign(result, { content: String(error), is_error: true });
  }
  results.push(result);
`
