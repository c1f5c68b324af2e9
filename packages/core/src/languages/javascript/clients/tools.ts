import type { ChatCall } from '../../../call/call.ts'
import { raw, type Value } from '../../../values/value.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER, type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import { spaces } from '../../printing/literal.ts'
import { javascriptName } from '../javascript-name.ts'
import { type Typed, typed } from '../types.ts'
import { javascript } from '../writer.ts'

/* What examples of a tool loop share in JavaScript. Messages and tools are variables of the program. */

/** The types of both, as they stand behind their names; nothing in JavaScript, and where the values say it. */
export interface LoopTypes {
  readonly tools: string
  readonly messages: string
}

const NO_TYPES: LoopTypes = { tools: '', messages: '' }

/** What is sent by `fetch` may be any object. */
export const objectTypes = (call: Typed): LoopTypes => ({ tools: '', messages: typed(call, ': object[]') })

/** Longest line of a function's head. */
const WIDTH = 88

/**
 * The functions, the tools that tell the model of them, and the messages that the loop begins with.
 *
 * @param asked both as the API has them
 * @param types of both
 * @param keyword what declares the messages
 */
export const defineTools = (
  call: ChatCall,
  asked: { readonly tools: Value; readonly messages: Value } = {
    tools: call.parameters.tools as Value,
    messages: call.messages,
  },
  { tools, messages }: LoopTypes = NO_TYPES,
  keyword: 'const' | 'let' = 'const',
): string => `const functions${typed(call, ': Record<string, (args: any) => Promise<unknown>>')} = {
${toolFunctions(call).map(defineFunction).join('')}};
const tools${tools} = ${javascript.literal(asked.tools, 0, tools.length + 14)};
${keyword} messages${messages} = ${javascript.literal(asked.messages, 0, keyword.length + messages.length + 12)};
`

function defineFunction(tool: ToolFunction): string {
  const { given, answer } = givenAndAnswer(tool)
  return `  async ${javascript.key(tool.name)}(${given}) {
    // Replace this with your own code.
    return ${answer};
  },
`
}

function givenAndAnswer({ parameters, sample }: ToolFunction): { given: string; answer: string } {
  if (parameters?.length === 0) return { given: '', answer: javascript.string('A sample result.') }
  const variables = parameters?.map(({ name }) => javascriptName(name)) ?? []
  const given = `{ ${variables.map((each) => each?.code).join(', ')} }`
  if (parameters === undefined || variables.includes(undefined) || given.length > WIDTH) {
    return { given: 'args', answer: 'args' }
  }
  const named = Object.fromEntries(parameters.map(({ name }) => [name, raw(name)]))
  return { given, answer: javascript.literal({ ...named, ...sample }, 4, 11) }
}

/** What stands for the parameters in a request of the loop. */
export function loopParameters<Parameters extends { readonly [name: string]: Value }>(
  call: ChatCall,
  parameters: Parameters,
): { readonly [name: string]: Value } {
  const choice = forcedChoice(call)
  const forced =
    choice === undefined ? {} : { tool_choice: raw(`round === 1 ? ${javascript.literal(choice)} : "auto"`) }
  return { ...parameters, tools: raw('tools'), ...forced }
}

/** What stands for the messages there. */
export const MESSAGES = raw('messages')

/**
 * The loop.
 *
 * @param round code of one round, indented by two columns, which leaves the loop with the answer
 */
export const loop = (round: string): string => `for (let round = 1; ; round++) {
  if (round > ${MOST_ROUNDS}) throw new Error(${javascript.string(NO_ANSWER)});
${round}}
`

/**
 * The end of a round that is not streamed: shows the answer of `completion`, or goes on with its calls.
 *
 * @param calls the type of these, where the client's own is another
 */
export const answerOrCall = (call: Typed, calls?: string): string => `  const { message } = completion.choices[0];
  if (!message.tool_calls?.length) {
    console.log(message.content);
    break;
  }
  messages.push(message);
  for (const call of message.tool_calls${calls === undefined ? '' : typed(call, ` as ${calls}`)}) {
${callFunction()}  }
`

/** Calls the function of `call`. Whatever goes wrong is told to the model, which may do better. */
function callFunction(): string {
  return `    const { name, arguments: json } = call.function;
    let content;
    try {
      if (!Object.hasOwn(functions, name)) throw new Error(\`There is no function \${name}.\`);
      content = JSON.stringify(await functions[name](JSON.parse(json || "{}")));
    } catch (error) {
      content = String(error);
    }
    messages.push({ role: "tool", tool_call_id: call.id, content });
`
}

/** Before a stream is read. */
export const beginStream = (call: Typed): string => `  let content = "";
  const calls${typed(call, CALLS)} = {};
`

const CALLS = ': Record<number, { id: string; type: "function"; function: { name: string; arguments: string } }>'

/** Shows and keeps what `chunk` adds. A call comes in parts, which its index holds together. */
export function keepDelta(column: number): string {
  const indent = spaces(column)
  return `${indent}const delta = chunk.choices[0]?.delta;
${indent}if (delta?.content) {
${indent}  content += delta.content;
${indent}  process.stdout.write(delta.content);
${indent}}
${indent}for (const { index, id, function: part } of delta?.tool_calls ?? []) {
${indent}  calls[index] ??= { id: "", type: "function", function: { name: "", arguments: "" } };
${indent}  const call = calls[index];
${indent}  call.id = id || call.id;
${indent}  call.function.name = part?.name || call.function.name;
${indent}  call.function.arguments += part?.arguments ?? "";
${indent}}
`
}

/** Reads the `stream` of a client that gives chunks. */
export const readDeltas = (call: Typed): string => `${beginStream(call)}  for await (const chunk of stream) {
${keepDelta(4)}  }
`

/** The end of a round that is streamed. */
export const CALL_OF_STREAM = `
  if (content) process.stdout.write("\\n");
  const tool_calls = Object.values(calls);
  if (tool_calls.length === 0) break;
  messages.push({ role: "assistant", content: content || null, tool_calls });
  for (const call of tool_calls) {
${callFunction()}  }
`
