import type { ChatCall } from '../../../call/call.ts'
import { raw, type Value } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import { choicesOf } from '../../clients/tool-functions.ts'
import { as, typed } from '../types.ts'
import { javascript } from '../writer.ts'
import { endedEarly } from './responses.ts'
import { defineTools, type LoopTypes, loop, MESSAGES } from './tools.ts'

/* What clients share that read a response of the Responses API whole, to go on with it. */

/**
 * Shows the text that `event` adds, and keeps the response that the last one holds.
 *
 * @param name the variable of the response
 * @param event an expression for the last event, of a type that has a response
 */
export const keepResponse = (name: string, indent: string, event = 'event'): string =>
  [
    'if (event.type === "response.output_text.delta") process.stdout.write(event.delta);',
    'if (event.type === "response.output_text.done") process.stdout.write("\\n");',
    'if (event.type === "error") throw new Error(`The stream broke off: ${JSON.stringify(event)}`);',
    'if (["response.completed", "response.failed", "response.incomplete"].includes(event.type)) {',
    `  ${name} = ${event}.response;`,
    '}',
  ]
    .map((line) => `${indent}${line}\n`)
    .join('')

/** The functions, the tools and what the loop begins with. */
export function defineLoop(call: ChatCall, types: LoopTypes): string {
  const { tools, input, previous_response_id: previous = null } = bodyOf(call.request)
  const asked = { tools: tools as Value, messages: input as Value }
  return call.keepsResponses
    ? `${defineTools(call, asked, types, 'let')}let previous${typed(call, ': any')} = ${javascript.literal(previous)};\n`
    : defineTools(call, asked, types)
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

/** The types of what a response holds. */
export interface ResponseTypes {
  /** What stands behind the name of an item, where the client does not say its type. */
  readonly item: string
  /** What is kept of the items, where the client gives it another type than it is sent with. */
  readonly kept?: string
}

function keptItems(call: ChatCall, name: string, type: string | undefined): string {
  const items = `${name}.output.filter((item${typed(call, ': any')}) => item.type === "function_call" || item.role === "assistant")`
  return type === undefined ? items : as(call, items, type)
}

/**
 * The loop. Reasoning has no role, and what some services repeat of the input has another than that of the assistant.
 *
 * @param name the variable of the response
 * @param types those of the items
 * @param ask code that leaves the response there, indented by two columns
 * @param print code that shows its text, where that was not streamed
 */
export const responsesLoop = (
  call: ChatCall,
  name: string,
  { item, kept }: ResponseTypes,
  ask: string,
  print: string,
): string =>
  loop(`${ask}${endedEarly(name, '  ')}${print}  const calls = ${name}.output.filter((item${typed(call, item)}) => item.type === "function_call");
  if (calls.length === 0) break;
${call.keepsResponses ? `  previous = ${name}.id;\n  messages = [];\n` : `  messages.push(...${keptItems(call, name, kept)});\n`}\
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
