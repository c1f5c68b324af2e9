import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER, type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import { lines, listed, name, type Piece, when } from '../../printing/code.ts'
import { pythonFunctionNames, pythonName } from '../python-name.ts'
import { code, python } from '../writer.ts'
import { ITERTOOLS, JSON_MODULE } from './imports.ts'
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

/** What a function is given, and what it answers with. */
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

/** What stands for the messages and the parameters in a request of the loop. */
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

/** What a function that asks is given of the loop, to stand before its other arguments. */
export const loopVariables = (call: ChatCall): Piece =>
  code`messages, ${when(call.keepsResponses, code`previous, `)}${when(forcedChoice(call) !== undefined, code`turn, `)}`

/**
 * The loop: until the model answers, and with retries for some rounds at most.
 *
 * @param round code of one round, which it leaves with the answer
 */
export function loop(call: ChatCall, round: Piece): Piece {
  const isCounted = forcedChoice(call) !== undefined
  if (!call.variant.retries) {
    return code`
      ${isCounted ? COUNTED : UNTIL_ANSWERED}
          ${round}
    `
  }
  return code`
    for ${isCounted ? code`turn` : code`_`} in range(${MOST_ROUNDS}):
        ${round}
    else:
        raise SystemExit(${NO_ANSWER})
  `
}

const UNTIL_ANSWERED = code`while True:`
const COUNTED = code`for turn in ${ITERTOOLS}.count():`

/** How a client gives what it has read: as objects, or as dictionaries. */
export type Reading = 'attributes' | 'items'

/** A field of what was read. */
export const fieldOf = (reading: Reading, base: Piece, ...path: readonly string[]): Piece =>
  reading === 'items' ? python.at(base, path) : code`${base}.${name(path.join('.'))}`

/** The same where the field may not be there. */
const optionalOf = (reading: Reading, base: Piece, field: string): Piece =>
  reading === 'items' ? code`${base}.get(${field})` : code`${base}.${name(field)}`

const CALL = /* @__PURE__ */ name('call')
const DELTA = /* @__PURE__ */ name('delta')
const FUNCTION = /* @__PURE__ */ name('function')
const MESSAGE = /* @__PURE__ */ name('message')
const PART = /* @__PURE__ */ name('part')

/** Goes on with `message`, which holds the calls. */
const APPEND_MESSAGE = code`messages.append(message)`

/** The same for a client whose message holds null for what the service did not say, and no service takes that. */
export const APPEND_CALLS = code`
  calls = [
      {
          "id": call.id,
          "type": "function",
          "function": {"name": call.function.name, "arguments": call.function.arguments},
      }
      for call in message.tool_calls
  ]
  messages.append({"role": "assistant", "content": message.content, "tool_calls": calls})
`

/**
 * The end of a round that is not streamed: shows the answer of `message`, or goes on with its calls.
 *
 * @param append code that goes on with the message
 */
export const answerOrCall = (call: ChatCall, reading: Reading, append = APPEND_MESSAGE): Piece => code`
  if not ${optionalOf(reading, MESSAGE, 'tool_calls')}:
      print(${fieldOf(reading, MESSAGE, 'content')})
      break
  ${append}
  for call in ${fieldOf(reading, MESSAGE, 'tool_calls')}:
      ${callFunction(call, reading)}
`

/** Calls the function of `call`. With retries, whatever goes wrong is told to the model, which may do better. */
const callFunction = ({ variant }: ChatCall, reading: Reading): Piece => code`
  ${variant.retries ? tryToCall(reading) : callAtOnce(reading)}
  messages.append({"role": "tool", "tool_call_id": ${fieldOf(reading, CALL, 'id')}, "content": content})
`

const callAtOnce = (reading: Reading): Piece => code`
  arguments = ${JSON_MODULE}.loads(${fieldOf(reading, CALL, 'function', 'arguments')})
  content = json.dumps(functions[${fieldOf(reading, CALL, 'function', 'name')}](**arguments))
`

const tryToCall = (reading: Reading): Piece => code`
  try:
      arguments = ${JSON_MODULE}.loads(${fieldOf(reading, CALL, 'function', 'arguments')} or "{}")
      content = json.dumps(functions[${fieldOf(reading, CALL, 'function', 'name')}](**arguments))
  except Exception as error:
      content = f"Error: {error!r}"
`

/** Shows and keeps what `delta` adds. A call comes in parts, which its index holds together. */
export function keepDelta({ variant }: ChatCall, reading: Reading): Piece {
  const content = fieldOf(reading, DELTA, 'content')
  return code`
    if ${optionalOf(reading, DELTA, 'content')}:
        content += ${content}
        print(${content}, end="", flush=True)
    for part in ${optionalOf(reading, DELTA, 'tool_calls')} or []:
        ${variant.retries ? keepWhatIsThere(reading) : keepPart(reading)}
  `
}

/** The first part of a call names it, and may have no arguments; later ones may say its id again. */
function keepPart(reading: Reading): Piece {
  const index = fieldOf(reading, PART, 'index')
  const passed = optionalOf(reading, fieldOf(reading, PART, 'function'), 'arguments')
  return code`
    if ${index} not in calls:
        function = {"name": ${fieldOf(reading, PART, 'function', 'name')}, "arguments": ""}
        calls[${index}] = {"id": ${fieldOf(reading, PART, 'id')}, "type": "function", "function": function}
    calls[${index}]["function"]["arguments"] += ${passed} or ""
  `
}

/** Any part may name a call, or leave out what others hold. */
function keepWhatIsThere(reading: Reading): Piece {
  const part = reading === 'items' ? FUNCTION : code`part.function`
  return code`
    call = calls.setdefault(
        ${fieldOf(reading, PART, 'index')},
        {"id": "", "type": "function", "function": {"name": "", "arguments": ""}},
    )
    if ${optionalOf(reading, PART, 'id')}:
        call["id"] = ${fieldOf(reading, PART, 'id')}
    if ${optionalOf(reading, PART, 'function')}:
        ${when(reading === 'items', code`function = part["function"]`)}
        call["function"]["name"] = ${optionalOf(reading, part, 'name')} or call["function"]["name"]
        call["function"]["arguments"] += ${optionalOf(reading, part, 'arguments')} or ""
  `
}

/** Reads the `stream` of a client that gives chunks, to the end of the round. */
export const readDeltas = (call: ChatCall): Piece =>
  streamedRound(
    call,
    code`
      ${asynchronous(call)}for chunk in stream:
          if not chunk.choices:
              continue
          delta = chunk.choices[0].delta
          ${keepDelta(call, 'attributes')}
    `,
  )

/** The end of a round that is streamed, with what reads the stream. */
export const streamedRound = (call: ChatCall, read: Piece): Piece => code`
  content = ""
  calls = {}
  ${read}

  if content:
      print()
  if not calls:
      break
  calls = list(calls.values())
  messages.append({"role": "assistant", "content": content or None, "tool_calls": calls})
  for call in calls:
      ${callFunction(call, 'items')}
`
