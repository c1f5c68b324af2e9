import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { thoughtFields } from '../../clients/reasoning.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER, type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import { lines, listed, name, type Piece, when } from '../../printing/code.ts'
import { pythonFunctionNames, pythonName } from '../python-name.ts'
import { code, python } from '../writer.ts'
import { functionTextOf, readContent, textOf } from './content-text.ts'
import { JSON_MODULE } from './imports.ts'
import { checkWhole } from './incomplete-answer.ts'
import { apart, asynchronous } from './main.ts'
import { MESSAGES } from './messages.ts'

/* Shared by tool loops in Python. Messages and tools are variables of the program. */

/** The longest first line of a function. */
const WIDTH = 88

/**
 * Returns the functions, and the tools that describe them to the model. Comes after the imports.
 *
 * @param tools in the API's format
 */
export function defineTools(call: ChatCall, tools = call.parameters.tools as Value): Piece {
  const functions = toolFunctions(call)
  const names = namesOfFunctions(call, functions)
  const table = Object.fromEntries(functions.map((each, place) => [each.name, name(names[place] as string)]))
  return code`

    ${lines(...functions.map((each, place) => apart(defineFunction(each, names[place] as string))))}
    ${call.variant.api === 'chat-completions' ? functionTextOf(call) : undefined}
    functions = ${python.last(table)}
    tools = ${python.last(tools)}
  `
}

/** Returns the functions' names in the program. They must differ from the variable of a file's content. */
export const namesOfFunctions = ({ request }: ChatCall, functions: readonly ToolFunction[]): readonly string[] =>
  pythonFunctionNames(
    functions.map((each) => each.name),
    filesIn(request.body).map(({ variable }) => variable),
  )

function defineFunction(tool: ToolFunction, ofFunction: string): Piece {
  const { parameters, answer } = parametersAndAnswer(tool, ofFunction)
  return code`
    def ${name(ofFunction)}(${parameters}):
        # Replace this with your own code.
        return ${python.last(answer)}
  `
}

/** The result of a function whose parameters aren't named. */
const ARGUMENTS = /* @__PURE__ */ name('arguments')

/** Returns a function's parameters and its result. */
export function parametersAndAnswer({ parameters, sample }: ToolFunction, ofFunction: string) {
  if (parameters?.length === 0) return { parameters: undefined, answer: 'A sample result.' }
  const sorted = [...(parameters ?? [])].sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
  const width = sorted.reduce((sum, each) => sum + each.name.length + (each.isRequired ? 2 : 7), ofFunction.length)
  if (parameters === undefined || width > WIDTH || !sorted.every((each) => isParameter(each.name))) {
    return { parameters: code`**arguments`, answer: ARGUMENTS }
  }
  const named = sorted.map((each) => code`${name(each.name)}${when(!each.isRequired, code`=None`)}`)
  const given = Object.fromEntries(parameters.map((each) => [each.name, name(each.name)]))
  return { parameters: listed(named, ', '), answer: { ...given, ...sample } }
}

/** Checks whether a text can be a parameter. Python treats names that start with two underscores specially. */
const isParameter = (text: string): boolean => pythonName(text) !== undefined && !text.startsWith('__')

export const TOOLS = /* @__PURE__ */ name('tools')

const INPUT = /* @__PURE__ */ name('input_list')

/** Returns the variable for the Responses API's input. */
export const inputOf = ({ sendsItemsBack }: ChatCall): Piece => (sendsItemsBack ? INPUT : MESSAGES)

/** Checks whether the loop continues from the response that the service stores. */
export const continues = ({ keepsResponses, sendsItemsBack }: ChatCall): boolean => keepsResponses && !sendsItemsBack

/** Returns the arguments for messages and parameters in a request of the loop. */
export function loopArguments(
  call: ChatCall,
  parameters: ValueObject,
): { readonly messages: Value; readonly parameters: ValueObject } {
  const choice = forcedChoice(call)
  const forced = choice === undefined ? {} : { tool_choice: code`${python.alone(choice)} if turn == 0 else "auto"` }
  return { messages: MESSAGES, parameters: { ...parameters, tools: TOOLS, ...forced } }
}

/** Returns a raw client's request body in the loop. */
export function loopBody(call: ChatCall): ValueObject {
  const { messages, parameters } = loopArguments(call, call.parameters)
  return { model: call.requestModel, messages, ...parameters, stream: call.streaming }
}

/** Returns the loop's variables that a requesting function takes before its other arguments. */
export const loopVariables = (call: ChatCall): Piece =>
  code`${inputOf(call)}, ${when(continues(call), code`previous, `)}${when(forcedChoice(call) !== undefined, code`turn, `)}`

/**
 * Returns the loop, which ends with an answer or after a number of rounds.
 *
 * @param round code of one round, which leaves the loop with the answer
 */
export const loop = (call: ChatCall, round: Piece): Piece => code`
  for ${forcedChoice(call) === undefined ? code`_` : code`turn`} in range(${MOST_ROUNDS}):
      ${round}
  else:
      raise SystemExit(${NO_ANSWER})
`

/** How a client returns data: as objects, or as dictionaries. */
export type Reading = 'attributes' | 'items'

/** Returns a field of what was read. */
export const fieldOf = (reading: Reading, base: Piece, ...path: readonly string[]): Piece =>
  reading === 'items' ? python.at(base, path) : code`${base}.${name(path.join('.'))}`

/** The same if the field may be missing. */
const optionalOf = (reading: Reading, base: Piece, field: string): Piece =>
  reading === 'items' ? code`${base}.get(${field})` : code`${base}.${name(field)}`

const CALL = /* @__PURE__ */ name('call')
const MESSAGE = /* @__PURE__ */ name('message')
const REASON = /* @__PURE__ */ name('reason')

/** Continues with `message`, which contains the calls. */
const APPEND_MESSAGE = code`messages.append(message)`

/**
 * Appends tool calls for a client whose messages contain null for missing fields, which services reject. Reasoning is
 * kept under the name it came with.
 */
export const appendCalls = (call: ChatCall): Piece => code`
  calls = [
      {
          "id": call.id,
          "type": "function",
          "function": {"name": call.function.name, "arguments": call.function.arguments},
      }
      for call in message.tool_calls
  ]
  reasoning = {name: message[name] for name in ${thoughtNames(call)} if message.get(name)}
  messages.append({"role": "assistant", "content": message.content, **reasoning, "tool_calls": calls})
`

/** Returns the message fields with reasoning, and others, as a tuple. */
const thoughtNames = (call: ChatCall, ...others: readonly string[]): Piece =>
  code`(${listed(
    [...others, ...thoughtFields(call)].map((each) => code`${each}`),
    ', ',
  )})`

/** The text of a refusal. Clients with objects may keep it as an extra field, as in a dictionary. */
export const REFUSALS: { readonly [reading in Reading]: Piece } = {
  attributes: code`message.refusal`,
  items: code`message.get('refusal')`,
}

const READ_REASON = code`reason = completion.choices[0].finish_reason`

/**
 * Returns the end of a round without streaming, which prints the answer in `message` or continues with its calls. For a
 * client with dictionaries, `reason` is set as well.
 *
 * @param append code that continues with the message
 * @param refusal an expression for the text of a refusal
 * @param readReason sets `reason`, for a client with objects
 */
export function answerOrCall(
  call: ChatCall,
  reading: Reading,
  append = APPEND_MESSAGE,
  refusal = REFUSALS[reading],
  readReason = READ_REASON,
): Piece {
  const content = textOf(call, optionalOf(reading, MESSAGE, 'content'))
  const calls = optionalOf(reading, MESSAGE, 'tool_calls')
  return code`
    ${when(reading === 'attributes', readReason)}
    ${checkWhole(call, REASON, code`not (${content} or ${calls})`, code`${refusal} or reason`)}
    if not ${calls}:
        print(${textOf(call, fieldOf(reading, MESSAGE, 'content'))})
        break
    ${append}
    for call in ${fieldOf(reading, MESSAGE, 'tool_calls')}:
        ${callFunction(call, reading, optionalOf(reading, fieldOf(reading, CALL, 'function'), 'arguments'))}
  `
}

/**
 * Calls the function of `call`. With retries, the model is told about any error, so that it can try again.
 *
 * @param passed an expression for the arguments as text
 */
const callFunction = ({ variant }: ChatCall, reading: Reading, passed: Piece): Piece => code`
  ${variant.retries ? tryToCall(reading, passed) : callAtOnce(reading, passed)}
  messages.append({"role": "tool", "tool_call_id": ${fieldOf(reading, CALL, 'id')}, "content": content})
`

/** A function without parameters may be called without arguments, or with an empty text. */
const callAtOnce = (reading: Reading, passed: Piece): Piece => code`
  arguments = ${JSON_MODULE}.loads(${passed} or "{}")
  content = json.dumps(functions[${fieldOf(reading, CALL, 'function', 'name')}](**arguments))
`

const tryToCall = (reading: Reading, passed: Piece): Piece => code`
  try:
      ${callAtOnce(reading, passed)}
  except Exception as error:
      content = f"Error: {error!r}"
`

const keepTexts = (call: ChatCall): Piece => code`
  for name in ${thoughtNames(call, 'content')}:
      if delta.get(name):
          message[name] = message[name] + delta[name] if name in message else delta[name]
`

const KEEP_CONTENT = code`
  if delta.get("content"):
      message["content"] = message.get("content", "") + delta["content"]
`

/** Prints and keeps what the dictionary `delta` adds. Texts and lists grow, and a call arrives in parts. */
const keepDelta = (call: ChatCall): Piece => code`
  ${readContent(call)}
  print(delta.get("content") or "", end="", flush=True)
  refusal += delta.get("refusal") or ""
  ${call.sendsNoReasoning === undefined ? keepTexts(call) : KEEP_CONTENT}
  for part in delta.get("tool_calls") or []:
      ${call.variant.retries ? KEEP_WHAT_IS_THERE : KEEP_PART}
`

/** A call's first part contains its name, and may have no arguments; later parts may repeat its id. */
const KEEP_PART = code`
  # A new id starts a new call; parts without one belong to the call at their index, or to the last.
  key = part.get("id") or ids.get(part.get("index"), key)
  ids[part.get("index")] = ids[None] = key
  if key not in calls:
      function = {"name": part["function"]["name"], "arguments": ""}
      calls[key] = {"id": key, "type": "function", "function": function}
  calls[key]["function"]["arguments"] += part["function"].get("arguments") or ""
`

/** Any part may contain a call's name, or lack fields of other parts. */
const KEEP_WHAT_IS_THERE = code`
  # A new id starts a new call; parts without one belong to the call at their index, or to the last.
  index, key, function = part.get("index"), part.get("id"), part.get("function") or {}
  call = calls[-1] if calls and not key and index is None else indexes.get(index)
  if call is None or (key and call["id"] not in ("", key)):
      call = {"id": "", "type": "function", "function": {"name": "", "arguments": ""}}
      calls.append(call)
  indexes[index] = call
  call["id"] = key or call["id"]
  call["function"]["name"] = function.get("name") or call["function"]["name"]
  call["function"]["arguments"] += function.get("arguments") or ""
`

const DELTA = code`choice.delta.model_dump() if choice.delta else {}`

/**
 * Reads the `stream` of a client with chunks, to the end of the round.
 *
 * @param delta an expression for the `delta` of `choice` as a dictionary
 * @param readReason code that sets `reason` after the stream
 */
export const readDeltas = (call: ChatCall, delta = DELTA, readReason?: Piece): Piece =>
  streamedRound(
    call,
    code`
      ${asynchronous(call)}for chunk in stream:
          for choice in chunk.choices or []:
              reason = choice.finish_reason or reason
              delta = ${delta}
              ${keepDelta(call)}
      ${readReason}
    `,
  )

/** Keeps what a stream's `choice`, a dictionary, adds. */
export const keepChoice = (call: ChatCall): Piece => code`
  reason = choice.get("finish_reason") or reason
  delta = choice.get("delta") or {}
  ${keepDelta(call)}
`

const BEGIN_CALLS = code`calls, ids, key = {}, {}, None`
const BEGIN_ANY_CALLS = code`calls, indexes = [], {}`
const LISTED_CALLS = code`calls = list(calls.values())`

/** Returns the end of a streamed round, including the code that reads the stream. */
export const streamedRound = (call: ChatCall, read: Piece): Piece => code`
  message, refusal, reason = {"role": "assistant"}, "", None
  ${call.variant.retries ? BEGIN_ANY_CALLS : BEGIN_CALLS}
  ${read}

  if message.get("content"):
      print()
  ${checkWhole(call, REASON, code`not (calls or message.get("content"))`, code`refusal or reason`)}
  if not calls:
      break
  ${when(!call.variant.retries, LISTED_CALLS)}
  messages.append({**message, "content": message.get("content"), "tool_calls": calls})
  for call in calls:
      ${callFunction(call, 'items', code`call["function"]["arguments"]`)}
`
