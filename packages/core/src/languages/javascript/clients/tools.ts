import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { thoughtFields } from '../../clients/reasoning.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER, type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import { lines, listed, name, type Piece } from '../../printing/code.ts'
import { javascriptName } from '../javascript-name.ts'
import { ANY, type Typed, typed } from '../types.ts'
import { code, javascript } from '../writer.ts'
import { CHECK_REASON, checkRound } from './whole-answer.ts'

/* Shared by tool loops in JavaScript. Messages and tools are variables of the program. */

/** The type annotations of both; nothing in JavaScript, and if the values are enough. */
export interface LoopTypes {
  readonly tools?: Piece | undefined
  readonly messages?: Piece | undefined
}

const OBJECTS = code`object[]`

/** Types for objects that `fetch` sends: any object. */
export const objectTypes = (call: Typed): LoopTypes => ({ messages: typed(call, OBJECTS) })

/** The longest first line of a function. */
const WIDTH = 88

const CONST_MESSAGES = code`const messages`

/**
 * Returns the functions, the tools that describe them to the model, and the loop's initial messages.
 *
 * @param asked both in the API's format
 * @param types the types of both
 * @param variable how the messages are declared
 */
export const defineTools = (
  call: ChatCall,
  asked: { readonly tools: Value; readonly messages: Value } = {
    tools: call.parameters.tools as Value,
    messages: call.messages,
  },
  { tools, messages }: LoopTypes = {},
  variable = CONST_MESSAGES,
): Piece => code`
  const functions${typed(call, FUNCTIONS)} = {
    ${lines(...toolFunctions(call).map(defineFunction))}
  };
  const tools${tools} = ${javascript.toEdge(asked.tools)};
  ${variable}${messages} = ${javascript.toEdge(asked.messages)};
`

const FUNCTIONS = code`Record<string, (args: any) => Promise<unknown>>`

function defineFunction(tool: ToolFunction): Piece {
  const { given, answer } = givenAndAnswer(tool)
  return code`
    // Replace this with your own code.
    ${javascript.key(tool.name)}: async (${given}) => ${javascript.returned(answer)},
  `
}

/** Returns a tool function's parameters and its placeholder body. */
export function sampleOf(tool: ToolFunction): { readonly given: Piece | undefined; readonly body: Piece } {
  const { given, answer } = givenAndAnswer(tool)
  return {
    given,
    body: code`
      // Replace this with your own code.
      return ${javascript.toEdge(answer)};
    `,
  }
}

const ARGUMENTS = /* @__PURE__ */ name('args')

function givenAndAnswer({ parameters, sample }: ToolFunction): { given?: Piece; answer: Value } {
  if (parameters?.length === 0) return { answer: 'A sample result.' }
  const variables = parameters?.map((each) => javascriptName(each.name)) ?? []
  const width = parameters?.map((each) => each.name).join(', ').length ?? 0
  if (parameters === undefined || variables.includes(undefined) || width + '{  }'.length > WIDTH) {
    return { given: ARGUMENTS, answer: ARGUMENTS }
  }
  const named = Object.fromEntries(parameters.map((each) => [each.name, name(each.name)]))
  return { given: code`{ ${listed(variables, ', ')} }`, answer: { ...named, ...sample } }
}

/** The variable for the messages in a request of the loop. */
export const MESSAGES = /* @__PURE__ */ name('messages')

/** The variable for the tools in a request of the loop. */
export const TOOLS = /* @__PURE__ */ name('tools')

/** Returns the parameters of a request in the loop. */
export function loopParameters(call: ChatCall): ValueObject {
  const choice = forcedChoice(call)
  const forced =
    choice === undefined ? {} : { tool_choice: code`round === 1 ? ${javascript.alone(choice, 0)} : "auto"` }
  return { ...call.parameters, tools: TOOLS, ...forced }
}

/**
 * Returns the loop, which ends after a number of rounds.
 *
 * @param round code of one round, which leaves the loop with the answer
 */
export const loop = (round: Piece): Piece => code`
  for (let round = 1; ; round++) {
    if (round > ${MOST_ROUNDS}) throw new Error(${NO_ANSWER});
    ${round}
  }
`

/**
 * Throws if the model calls an unknown function. Inherited methods, such as `toString`, don't count.
 *
 * @param called an expression for the name
 */
export const requireFunction = (called: Piece): Piece =>
  code`if (!Object.hasOwn(functions, ${called})) throw new Error(\`Unknown function: \${${called}}\`);`

const REQUIRE_FUNCTION = /* @__PURE__ */ requireFunction(/* @__PURE__ */ name('name'))

const callFunction = ({ variant }: ChatCall): Piece => (variant.retries ? CALL_FUNCTION_SAFELY : CALL_FUNCTION)

const CALL_FUNCTION = code`
  const { name, arguments: args } = call.function;
  ${REQUIRE_FUNCTION}
  const result = await functions[name](JSON.parse(args || "{}"));
  messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
`

/** Errors go back to the model, so that it can try again. */
const CALL_FUNCTION_SAFELY = code`
  const { name, arguments: json } = call.function;
  let content;
  try {
    ${REQUIRE_FUNCTION}
    content = JSON.stringify(await functions[name](JSON.parse(json || "{}")));
  } catch (error) {
    content = String(error);
  }
  messages.push({ role: "tool", tool_call_id: call.id, content });
`

/**
 * Returns the end of a round without streaming, which prints the answer or continues with its calls.
 *
 * @param calls the type of the calls, if the client's own is different
 * @param completion an expression for the response
 */
export const answerOrCall = (call: ChatCall, calls?: Piece, completion = code`completion`): Piece => code`
  const { message, finish_reason } = ${completion}.choices[0];
  const calls = ${callsOf(call, calls)};
  ${checkMessage(call)}
  if (message.content) console.log(message.content);
  if (calls.length === 0) break;
  ${call.refusesReasoningContent === undefined ? PUSH_MESSAGE : pushWithoutReasoning(call)}
  for (const call of calls) {
    ${callFunction(call)}
  }
`

const callsOf = ({ typescript }: ChatCall, type: Piece | undefined): Piece =>
  typescript && type !== undefined ? code`(message.tool_calls ?? []) as ${type}` : code`message.tool_calls ?? []`

const PUSH_MESSAGE = code`messages.push(message);`

const pushWithoutReasoning = (call: ChatCall): Piece => code`
  ${REFUSED}
  const { reasoning_content, ...turn }${typed(call, ANY)} = message;
  messages.push(turn);
`

/** Throws if `message` and `calls` aren't a complete answer. */
const checkMessage = (call: ChatCall): Piece =>
  checkRound(call, code`message.content || calls.length`, call, code`message.refusal`)

/** Code before a stream is read. */
export const beginStream = (call: ChatCall): Piece => code`
  const message${typed(call, ANY)} = { role: "assistant", content: null };
  const calls${typed(call, code`any[]`)} = [];
  let finish_reason = null;
`

/**
 * Prints and keeps what `chunk` adds. A call arrives in parts; the index may be missing, or several calls may share it.
 */
export const keepDelta = (call: ChatCall): Piece => code`
  const choice = chunk.choices?.[0];
  const delta${typed(call, ANY)} = choice?.delta ?? {};
  finish_reason = choice?.finish_reason || finish_reason;
  process.stdout.write(delta.content ?? "");
  ${call.sendsNoReasoning === undefined ? keepTexts(call) : KEEP_CONTENT}
  for (const { index, id, function: part } of delta.tool_calls ?? []) {
    ${call.variant.retries ? KEEP_WHAT_IS_THERE : keepPart(call)}
  }
`

const KEEP_CONTENT = code`
  for (const name of ["content", "refusal"]) {
    if (delta[name]) message[name] = (message[name] ?? "") + delta[name];
  }
`

/** A call's first part contains its name. */
const keepPart = (call: ChatCall): Piece => code`
  // A new id starts a new call. Other parts belong to the call at their index, or to the last one.
  const isSame = (call${typed(call, ANY)}) => (id ? call.id === id : call.index === (index ?? call.index));
  if (!calls.some(isSame)) {
    calls.push({ index, id, type: "function", function: { name: part.name, arguments: "" } });
  }
  calls.findLast(isSame).function.arguments += part.arguments ?? "";
`

/** Any part may contain a call's name, or lack fields of other parts. */
const KEEP_WHAT_IS_THERE = code`
  // A new id starts a new call. Other parts belong to the call at their index, or to the last one.
  const call = calls.findLast((each) =>
    id && each.id ? each.id === id : each.index === (index ?? each.index),
  ) ?? { index, id, type: "function", function: { name: "", arguments: "" } };
  if (!calls.includes(call)) calls.push(call);
  call.id ||= id;
  call.function.name ||= part?.name;
  call.function.arguments += part?.arguments ?? "";
`

const keepTexts = (call: ChatCall): Piece => code`
  ${call.refusesReasoningContent === undefined ? SEND_BACK : REFUSED}
  for (const name of ${javascript.inline(['content', 'refusal', ...thoughtFields(call)])}) {
    if (delta[name]) message[name] = message[name]?.concat(delta[name]) ?? delta[name];
  }
`

const SEND_BACK = code`// Send reasoning back under the name it came with.`
const REFUSED = code`// The service rejects reasoning_content in messages.`

/** Returns the end of a streamed round. */
export const callOfStream = (call: ChatCall): Piece => code`
  if (message.content) process.stdout.write("\n");
  ${CHECK_REASON}
  ${checkMessage(call)}
  if (calls.length === 0) break;
  message.tool_calls = calls.map(({ index, ...call }) => call);
  messages.push(message);
  for (const call of message.tool_calls) {
    ${callFunction(call)}
  }
`
