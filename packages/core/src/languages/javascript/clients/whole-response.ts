import type { ChatCall } from '../../../call/call.ts'
import { raw, type Value } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import { choicesOf } from '../../clients/tool-functions.ts'
import { javascript } from '../writer.ts'
import { endedEarly } from './responses.ts'
import { defineTools, loop, MESSAGES } from './tools.ts'

/* What clients share that read a response of the Responses API whole, to go on with it. */

/**
 * Shows the text that `event` adds, and keeps the response that the last one holds.
 *
 * @param name the variable of the response
 */
export const keepResponse = (name: string, indent: string): string =>
  [
    'if (event.type === "response.output_text.delta") process.stdout.write(event.delta);',
    'if (event.type === "response.output_text.done") process.stdout.write("\\n");',
    'if (event.type === "error") throw new Error(`The stream broke off: ${JSON.stringify(event)}`);',
    'if (["response.completed", "response.failed", "response.incomplete"].includes(event.type)) {',
    `  ${name} = event.response;`,
    '}',
  ]
    .map((line) => `${indent}${line}\n`)
    .join('')

/** The functions, the tools and what the loop begins with. */
export function defineLoop(call: ChatCall): string {
  const { tools, input, previous_response_id: previous = null } = bodyOf(call.request)
  const asked = { tools: tools as Value, messages: input as Value }
  return call.keepsResponses
    ? `${defineTools(call, asked, 'let')}let previous = ${javascript.literal(previous)};\n`
    : defineTools(call, asked)
}

/** The body of a request of the loop. */
export function loopBody({ request, keepsResponses }: ChatCall): { readonly [name: string]: Value } {
  const body = bodyOf(request)
  const choices = choicesOf(body)
  return {
    ...body,
    ...(keepsResponses ? { previous_response_id: raw('previous') } : {}),
    input: MESSAGES,
    tools: raw('tools'),
    ...(choices && { tool_choice: eachRound(choices) }),
  }
}

/** A choice for the first round, and one for the others. */
export const eachRound = ({ first, later }: NonNullable<ReturnType<typeof choicesOf>>): Value =>
  raw(`round === 1 ? ${javascript.literal(first)} : ${javascript.literal(later)}`)

/**
 * The loop. Reasoning has no role, and what some services repeat of the input has another than that of the assistant.
 *
 * @param name the variable of the response
 * @param ask code that leaves the response there, indented by two columns
 * @param print code that shows its text, where that was not streamed
 */
export const responsesLoop = ({ keepsResponses }: ChatCall, name: string, ask: string, print: string): string =>
  loop(`${ask}${endedEarly(name, '  ')}${print}  const calls = ${name}.output.filter((item) => item.type === "function_call");
  if (calls.length === 0) break;
${keepsResponses ? `  previous = ${name}.id;\n  messages = [];\n` : `  messages.push(...${name}.output.filter((item) => item.type === "function_call" || item.role === "assistant"));\n`}\
  for (const call of calls) {
    let output;
    try {
      if (!Object.hasOwn(functions, call.name)) throw new Error(\`There is no function \${call.name}.\`);
      output = JSON.stringify(await functions[call.name](JSON.parse(call.arguments || "{}")));
    } catch (error) {
      output = String(error);
    }
    messages.push({ type: "function_call_output", call_id: call.call_id, output });
  }
`)
