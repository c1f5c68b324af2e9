import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import { CUT_STOP_REASONS } from '../../clients/incomplete-answer.ts'
import { choicesOf, hasServiceTools } from '../../clients/tool-functions.ts'
import type { Piece } from '../../printing/code.ts'
import { as, typed } from '../types.ts'
import { code, javascript } from '../writer.ts'
import { defineTools, type LoopTypes, loop, MESSAGES, requireFunction, TOOLS } from './tools.ts'
import { saidOf } from './whole-answer.ts'
import { eachRound } from './whole-response.ts'

/* What clients share that run a tool loop by the Messages API. */

/** The functions, the tools and what the loop begins with. */
export function defineLoop(call: ChatCall, types: LoopTypes): Piece {
  const { tools, messages } = bodyOf(call.request)
  return defineTools(call, { tools: tools as Value, messages: messages as Value }, types)
}

/** The body of a request of the loop. */
export function loopBody({ request }: ChatCall): ValueObject {
  const body = bodyOf(request)
  const choices = choicesOf(body)
  return { ...body, messages: MESSAGES, tools: TOOLS, ...(choices && { tool_choice: eachRound(choices) }) }
}

/** The types of the loop, as a client calls them. */
export interface MessageLoopTypes {
  /** Absent where the client says it. */
  readonly block?: Piece
  readonly result: Piece
}

const INPUT = code`call.input`

/**
 * The loop.
 *
 * @param ask code that leaves the answer in `message` and shows its text
 * @param input how the input of calls is read, where a stream gave it as text
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
    ${call.streaming && block !== undefined ? CHECK_STOP_REASON : undefined}
    const calls = content.filter((block${type}) => block.type === "tool_use");
    ${hasServiceTools(call) ? isWithoutWords(type) : isWithoutText(type)}
    if (isEmpty || ${CUT}.includes(${as(call, STOP_REASON, STRING)})) {
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
  /** Code behind the check, which sets the input of blocks of `content`. */
  readonly checked?: Piece | undefined
  /** Code that sets the input of `call`. */
  readonly ofCall?: Piece
  /** An expression for what the function is given. */
  readonly input?: Piece
}

const CUT = /* @__PURE__ */ javascript.inline(CUT_STOP_REASONS)

/** So a stream ends that is closed before its end, of which the client of Anthropic makes an error. */
const CHECK_STOP_REASON = code`if (!stop_reason) throw new Error("The stream ended before it was complete.");`
const STOP_REASON = code`stop_reason`
const STRING = code`string`

/**
 * A turn that the service pauses may have nothing but thoughts yet.
 *
 * @param type what stands behind the name of a block in TypeScript
 */
const isWithoutText = (type: Piece | undefined): Piece => code`
  const hasText = content.some((block${type}) => block.type === "text" && block.text);
  const isEmpty = stop_reason !== "pause_turn" && !hasText && calls.length === 0;
`

/** The same where the service's own calls may be all that there is. */
const isWithoutWords = (type: Piece | undefined): Piece => code`
  const isEmpty = stop_reason !== "pause_turn" && content.every((block${type}) => block.type.includes("thinking"));
`

/** The service pauses in long work with tools of its own, and goes on when it is asked again. */
const GO_ON = code`if (stop_reason === "pause_turn") continue;`

const REQUIRE_FUNCTION = /* @__PURE__ */ requireFunction(code`call.name`)

const callFunction = (readInput: Piece | undefined, input: Piece): Piece => code`
  ${readInput}
  ${REQUIRE_FUNCTION}
  const result = await functions[call.name](${input});
  results.push({ type: "tool_result", tool_use_id: call.id, content: JSON.stringify(result) });
`

/** Whatever goes wrong is told to the model, which may do better. */
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
