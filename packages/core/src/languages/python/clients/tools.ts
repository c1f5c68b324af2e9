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

/* What examples of a tool loop share in Python. Messages and tools are variables of the program. */

/** Longest line of a function's head. */
const WIDTH = 88

/**
 * The functions, and the tools that tell the model of them. Stands behind the imports.
 *
 * @param tools as the API has them
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

/** The names of functions in the program, in which the content of a file may have one, too. */
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

/** What a function that does not name its parameters gives back. */
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

/** Names with two underscores at their beginning mean something to Python itself. */
const isParameter = (text: string): boolean => pythonName(text) !== undefined && !text.startsWith('__')

/** The variable of the tools. */
export const TOOLS = /* @__PURE__ */ name('tools')

const INPUT = /* @__PURE__ */ name('input_list')

/** The variable of what the Responses API is sent. */
export const inputOf = ({ sendsItemsBack }: ChatCall): Piece => (sendsItemsBack ? INPUT : MESSAGES)

/** Whether the loop goes on from the response that the service keeps. */
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

/** The body of a request of the loop, for a raw client. */
export function loopBody(call: ChatCall): ValueObject {
  const { messages, parameters } = loopArguments(call, call.parameters)
  return { model: call.requestModel, messages, ...parameters, stream: call.streaming }
}

/** Returns the loop's variables that a requesting function takes before its other arguments. */
export const loopVariables = (call: ChatCall): Piece =>
  code`${inputOf(call)}, ${when(continues(call), code`previous, `)}${when(forcedChoice(call) !== undefined, code`turn, `)}`

/**
 * The loop: until the model answers, for some rounds at most.
 *
 * @param round code of one round, which it leaves with the answer
 */
export const loop = (call: ChatCall, round: Piece): Piece => code`
  for ${forcedChoice(call) === undefined ? code`_` : code`turn`} in range(${MOST_ROUNDS}):
      ${round}
  else:
      raise SystemExit(${NO_ANSWER})
`

/** How a client returns data: as objects, or as dictionaries. */
export type Reading = 'attributes' | 'items'

/** A field of what was read. */
export const fieldOf = (reading: Reading, base: Piece, ...path: readonly string[]): Piece =>
  reading === 'items' ? python.at(base, path) : code`${base}.${name(path.join('.'))}`

/** The same where the field may not be there. */
const optionalOf = (reading: Reading, base: Piece, field: string): Piece =>
  reading === 'items' ? code`${base}.get(${field})` : code`${base}.${name(field)}`

const CALL = /* @__PURE__ */ name('call')
const MESSAGE = /* @__PURE__ */ name('message')
const REASON = /* @__PURE__ */ name('reason')

/** Goes on with `message`, which holds the calls. */
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

/** The fields of a message that hold what a model thinks, and others, as a tuple. */
const thoughtNames = (call: ChatCall, ...others: readonly string[]): Piece =>
  code`(${listed(
    [...others, ...thoughtFields(call)].map((each) => code`${each}`),
    ', ',
  )})`

/** What a model that refuses says; clients with objects may keep it as an extra field, as in a dictionary. */
export const REFUSALS: { readonly [reading in Reading]: Piece } = {
  attributes: code`message.refusal`,
  items: code`message.get('refusal')`,
}

/**
 * The end of a round that is not streamed: shows the answer of `message`, or goes on with its calls. A client that gives
 * dictionaries has set `reason`, too.
 *
 * @param append code that goes on with the message
 * @param refusal an expression for what the model says where it refuses
 */
export function answerOrCall(
  call: ChatCall,
  reading: Reading,
  append = APPEND_MESSAGE,
  refusal = REFUSALS[reading],
): Piece {
  const content = textOf(call, optionalOf(reading, MESSAGE, 'content'))
  const calls = optionalOf(reading, MESSAGE, 'tool_calls')
  return code`
    ${when(reading === 'attributes', code`reason = completion.choices[0].finish_reason`)}
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
 * Calls the function of `call`. With retries, whatever goes wrong is told to the model, which may do better.
 *
 * @param passed an expression for the text of the arguments
 */
const callFunction = ({ variant }: ChatCall, reading: Reading, passed: Piece): Piece => code`
  ${variant.retries ? tryToCall(reading, passed) : callAtOnce(reading, passed)}
  messages.append({"role": "tool", "tool_call_id": ${fieldOf(reading, CALL, 'id')}, "content": content})
`

/** A function that takes nothing may be called without arguments, or with an empty text. */
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

/** Shows and keeps what `delta` adds, a dictionary. Texts and lists grow, and a call comes in parts. */
const keepDelta = (call: ChatCall): Piece => code`
  ${readContent(call)}
  print(delta.get("content") or "", end="", flush=True)
  refusal += delta.get("refusal") or ""
  ${call.sendsNoReasoning === undefined ? keepTexts(call) : KEEP_CONTENT}
  for part in delta.get("tool_calls") or []:
      ${call.variant.retries ? KEEP_WHAT_IS_THERE : KEEP_PART}
`

/** The first part of a call names it, and may have no arguments; later ones may say its id again. */
const KEEP_PART = code`
  # A new id starts a new call; parts without one belong to the call at their index, or to the last.
  key = part.get("id") or ids.get(part.get("index"), key)
  ids[part.get("index")] = ids[None] = key
  if key not in calls:
      function = {"name": part["function"]["name"], "arguments": ""}
      calls[key] = {"id": key, "type": "function", "function": function}
  calls[key]["function"]["arguments"] += part["function"].get("arguments") or ""
`

/** Any part may name a call, or leave out what others hold. */
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
 * Reads the `stream` of a client that gives chunks, to the end of the round.
 *
 * @param delta an expression for the `delta` of `choice` as a dictionary
 */
export const readDeltas = (call: ChatCall, delta = DELTA): Piece =>
  streamedRound(
    call,
    code`
      ${asynchronous(call)}for chunk in stream:
          for choice in chunk.choices or []:
              reason = choice.finish_reason or reason
              delta = ${delta}
              ${keepDelta(call)}
    `,
  )

/** Keeps what a `choice` of a stream adds that is a dictionary. */
export const keepChoice = (call: ChatCall): Piece => code`
  reason = choice.get("finish_reason") or reason
  delta = choice.get("delta") or {}
  ${keepDelta(call)}
`

const BEGIN_CALLS = code`calls, ids, key = {}, {}, None`
const BEGIN_ANY_CALLS = code`calls, indexes = [], {}`
const LISTED_CALLS = code`calls = list(calls.values())`

/** The end of a round that is streamed, with what reads the stream. */
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
