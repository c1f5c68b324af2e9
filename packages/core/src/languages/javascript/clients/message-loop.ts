import type { ChatCall } from '../../../call/call.ts'
import { raw, type Value } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import { choicesOf } from '../../clients/tool-functions.ts'
import { typed } from '../types.ts'
import { defineTools, type LoopTypes, loop, MESSAGES } from './tools.ts'
import { eachRound } from './whole-response.ts'

/* What clients share that run a tool loop by the Messages API. */

/** The functions, the tools and what the loop begins with. */
export function defineLoop(call: ChatCall, types?: LoopTypes): string {
  const { tools, messages } = bodyOf(call.request)
  return defineTools(call, { tools: tools as Value, messages: messages as Value }, types)
}

/** The body of a request of the loop. */
export function loopBody({ request }: ChatCall): { readonly [name: string]: Value } {
  const body = bodyOf(request)
  const choices = choicesOf(body)
  return { ...body, messages: MESSAGES, tools: raw('tools'), ...(choices && { tool_choice: eachRound(choices) }) }
}

/** Shows the text of `message`. */
export const PRINT_TEXT = `  for (const block of message.content) {
    if (block.type === "text") console.log(block.text);
  }
`

/** The types of the loop, as a client calls them. */
export interface MessageLoopTypes {
  readonly block: string
  readonly result: string
}

/**
 * The loop.
 *
 * @param ask code that leaves the answer in `message` and shows its text, indented by two columns
 * @param readInput code that sets the input of `call`, where a stream gave it as text, indented by six columns
 * @param input an expression for what the function is given
 */
export const messageLoop = (
  call: ChatCall,
  { block, result }: MessageLoopTypes,
  ask: string,
  readInput = '',
  input = 'call.input',
): string =>
  loop(`${ask}  if (message.stop_reason === "max_tokens" || message.stop_reason === "refusal") {
    throw new Error(\`The answer ended early: \${message.stop_reason}\`);
  }
  const calls = message.content.filter((block${typed(call, block)}) => block.type === "tool_use");
  if (calls.length === 0) break;
  messages.push({ role: "assistant", content: message.content });
  const results${typed(call, `: ${result}[]`)} = [];
  for (const call of calls) {
    const result${typed(call, `: ${result}`)} = { type: "tool_result", tool_use_id: call.id };
    try {
${readInput}      if (!Object.hasOwn(functions, call.name)) throw new Error(\`There is no function \${call.name}.\`);
      result.content = JSON.stringify(await functions[call.name](${input}));
    } catch (error) {
      Object.assign(result, { content: String(error), is_error: true });
    }
    results.push(result);
  }
  messages.push({ role: "user", content: results });
`)
