import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { thoughtFields } from '../../clients/reasoning.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER, type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import { lines, listed, name, type Piece, when } from '../../printing/code.ts'
import { javascriptName } from '../javascript-name.ts'
import { ANY, type Typed, typed } from '../types.ts'
import { code, javascript } from '../writer.ts'
import { CUT, saidOf } from './whole-answer.ts'

/* What examples of a tool loop share in JavaScript. Messages and tools are variables of the program. */

/** The types of both, as they stand behind their names; nothing in JavaScript, and where the values say it. */
export interface LoopTypes {
  readonly tools?: Piece | undefined
  readonly messages?: Piece | undefined
}

const OBJECTS = code`object[]`

/** What is sent by `fetch` may be any object. */
export const objectTypes = (call: Typed): LoopTypes => ({ messages: typed(call, OBJECTS) })

/** Longest line of a function's head. */
const WIDTH = 88

const CONST = code`const`

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
  { tools, messages }: LoopTypes = {},
  keyword = CONST,
): Piece => code`
  const functions${typed(call, FUNCTIONS)} = {
    ${lines(...toolFunctions(call).map(defineFunction))}
  };
  const tools${tools} = ${javascript.toEdge(asked.tools)};
  ${keyword} messages${messages} = ${javascript.toEdge(asked.messages)};
`

const FUNCTIONS = code`Record<string, (args: any) => Promise<unknown>>`

function defineFunction(tool: ToolFunction): Piece {
  const { given, body } = sampleOf(tool)
  return code`
    async ${javascript.key(tool.name)}(${given}) {
      ${body}
    },
  `
}

/** What the function of a tool is given, and what stands in it until the reader writes it. */
export function sampleOf(tool: ToolFunction): { readonly given: Piece | undefined; readonly body: Piece } {
  const { given, answer } = givenAndAnswer(tool)
  return {
    given,
    body: code`
      // Replace this with your own code.
      return ${answer};
    `,
  }
}

const ARGUMENTS = /* @__PURE__ */ name('args')

function givenAndAnswer({ parameters, sample }: ToolFunction): { given?: Piece; answer: Piece } {
  if (parameters?.length === 0) return { answer: code`${'A sample result.'}` }
  const variables = parameters?.map((each) => javascriptName(each.name)) ?? []
  const width = parameters?.map((each) => each.name).join(', ').length ?? 0
  if (parameters === undefined || variables.includes(undefined) || width + '{  }'.length > WIDTH) {
    return { given: ARGUMENTS, answer: ARGUMENTS }
  }
  const named = Object.fromEntries(parameters.map((each) => [each.name, name(each.name)]))
  return { given: code`{ ${listed(variables, ', ')} }`, answer: javascript.toEdge({ ...named, ...sample }) }
}

/** What stands for the messages in a request of the loop. */
export const MESSAGES = /* @__PURE__ */ name('messages')

/** What stands for the tools there. */
export const TOOLS = /* @__PURE__ */ name('tools')

/** What stands for the parameters there. */
export function loopParameters(call: ChatCall): ValueObject {
  const choice = forcedChoice(call)
  const forced =
    choice === undefined ? {} : { tool_choice: code`round === 1 ? ${javascript.alone(choice, 0)} : "auto"` }
  return { ...call.parameters, tools: TOOLS, ...forced }
}

/**
 * The loop, which ends after some rounds.
 *
 * @param round code of one round, which leaves the loop with the answer
 */
export const loop = (round: Piece): Piece => code`
  for (let round = 1; ; round++) {
    if (round > ${MOST_ROUNDS}) throw new Error(${NO_ANSWER});
    ${round}
  }
`

/** Calls the function of `call`. */
const callFunction = ({ variant }: ChatCall): Piece => (variant.retries ? CALL_FUNCTION_SAFELY : CALL_FUNCTION)

const CALL_FUNCTION = code`
  const result = await functions[call.function.name](JSON.parse(call.function.arguments || "{}"));
  messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
`

/** Whatever goes wrong is told to the model, which may do better. */
const CALL_FUNCTION_SAFELY = code`
  const { name, arguments: json } = call.function;
  let content;
  try {
    if (!Object.hasOwn(functions, name)) throw new Error(\`There is no function \${name}.\`);
    content = JSON.stringify(await functions[name](JSON.parse(json || "{}")));
  } catch (error) {
    content = String(error);
  }
  messages.push({ role: "tool", tool_call_id: call.id, content });
`

/**
 * The end of a round that is not streamed: shows the answer of `completion`, or goes on with its calls.
 *
 * @param calls the type of these, where the client's own is another
 */
export const answerOrCall = (call: ChatCall, calls?: Piece): Piece => code`
  const { message, finish_reason } = completion.choices[0];
  const isEmpty = !message.content && !message.tool_calls?.length;
  ${checkReason(call)}
  if (!message.tool_calls?.length) {
    console.log(message.content);
    break;
  }
  ${call.refusesReasoningContent === undefined ? PUSH_MESSAGE : pushWithoutReasoning(call)}
  for (const call of message.tool_calls${calls && when(call.typescript, code` as ${calls}`)}) {
    ${callFunction(call)}
  }
`

const PUSH_MESSAGE = code`messages.push(message);`

const pushWithoutReasoning = (call: ChatCall): Piece => code`
  ${REFUSED}
  const { reasoning_content, ...turn }${typed(call, ANY)} = message;
  messages.push(turn);
`

/** Ends the program where `finish_reason` or `isEmpty` says that the answer isn't whole. */
const checkReason = (call: ChatCall): Piece => code`
  if (isEmpty || ${CUT}.includes(finish_reason)) {
    throw new Error(${saidOf(call, FINISH_REASON)});
  }
`

const FINISH_REASON = code`finish_reason`

/** Before a stream is read. */
export const beginStream = (call: ChatCall): Piece => code`
  const message${typed(call, ANY)} = { role: "assistant", content: null };
  const calls${typed(call, code`any[]`)} = [];
  let finish_reason = "";
`

/** Shows and keeps what `chunk` adds. A call comes in parts: an index may be missing, or be that of several calls. */
export const keepDelta = (call: ChatCall): Piece => code`
  const choice = chunk.choices[0];
  const delta${typed(call, ANY)} = choice?.delta ?? {};
  finish_reason = choice?.finish_reason || finish_reason;
  process.stdout.write(delta.content ?? "");
  ${call.sendsNoReasoning === undefined ? keepTexts(call) : KEEP_CONTENT}
  for (const { index, id, function: part } of delta.tool_calls ?? []) {
    // A new id starts a new call. Other parts belong to the call at their index, or to the last one.
    const call = calls.findLast((each) =>
      id && each.id ? each.id === id : each.index === (index ?? each.index),
    ) ?? { index, id, type: "function", function: { name: "", arguments: "" } };
    if (!calls.includes(call)) calls.push(call);
    call.id ||= id;
    call.function.name ||= part?.name;
    call.function.arguments += part?.arguments ?? "";
  }
`

const KEEP_CONTENT = code`if (delta.content) message.content = (message.content ?? "") + delta.content;`

const keepTexts = (call: ChatCall): Piece => code`
  ${call.refusesReasoningContent === undefined ? SEND_BACK : REFUSED}
  for (const name of ${javascript.inline(['content', ...thoughtFields(call)])}) {
    if (delta[name]) message[name] = message[name]?.concat(delta[name]) ?? delta[name];
  }
`

const SEND_BACK = code`// Send reasoning back under the name it came with.`
const REFUSED = code`// The service refuses reasoning_content in a message.`

/** The end of a round that is streamed. */
export const callOfStream = (call: ChatCall): Piece => code`
  if (message.content) process.stdout.write("\n");
  const isEmpty = !message.content && calls.length === 0;
  ${checkReason(call)}
  if (calls.length === 0) break;
  message.tool_calls = calls.map(({ index, ...call }) => call);
  messages.push(message);
  for (const call of message.tool_calls) {
    ${callFunction(call)}
  }
`
