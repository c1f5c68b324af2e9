import type { ChatCall } from '../../../call/call.ts'
import { raw, type Value } from '../../../values/value.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER, type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import { spaces } from '../../printing/literal.ts'
import { pythonFunctionNames, pythonName } from '../python-name.ts'
import { python } from '../writer.ts'
import { columnOf } from './main.ts'

/* What examples of a tool loop share in Python. Messages and tools are variables of the program. */

/** Longest line of a function's head. */
const WIDTH = 88

/**
 * The functions, and the tools that tell the model of them. Stands behind the imports.
 *
 * @param tools as the API has them
 */
export function defineTools(call: ChatCall, tools = call.parameters.tools as Value): string {
  const functions = toolFunctions(call)
  const taken = filesIn(call.request.body).map(({ variable }) => variable)
  const names = pythonFunctionNames(
    functions.map(({ name }) => name),
    taken,
  )
  const table = Object.fromEntries(functions.map(({ name }, place) => [name, raw(names[place] as string)]))
  return `${functions.map((each, place) => `\n${defineFunction(each, names[place] as string)}\n`).join('')}
functions = ${python.literal(table, 0, 12)}
tools = ${python.literal(tools, 0, 8)}
`
}

function defineFunction(tool: ToolFunction, name: string): string {
  const { head, answer } = headAndAnswer(tool, name)
  return `def ${head}:
    # Replace this with your own code.
    return ${answer}
`
}

function headAndAnswer({ parameters, sample }: ToolFunction, name: string): { head: string; answer: string } {
  if (parameters?.length === 0) return { head: `${name}()`, answer: python.string('A sample result.') }
  const sorted = [...(parameters ?? [])].sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
  const named = sorted.map((each) => (isParameter(each.name) ? each : undefined))
  const head = `${name}(${sorted.map((each) => (each.isRequired ? each.name : `${each.name}=None`)).join(', ')})`
  if (parameters === undefined || named.includes(undefined) || head.length > WIDTH) {
    return { head: `${name}(**arguments)`, answer: 'arguments' }
  }
  const given = Object.fromEntries(parameters.map((each) => [each.name, raw(each.name)]))
  return { head, answer: python.literal({ ...given, ...sample }, 4, 11) }
}

/** Names with two underscores at their beginning mean something to Python itself. */
const isParameter = (name: string): boolean => pythonName(name) !== undefined && !name.startsWith('__')

/**
 * The messages that the loop begins with.
 *
 * @param messages as the API has them
 */
export function defineMessages(call: ChatCall, messages: Value = call.messages): string {
  const column = columnOf(call)
  return `${spaces(column)}messages = ${python.literal(messages, column, column + 11)}\n`
}

/** What stands for the messages and the parameters in a request of the loop. */
export function loopArguments<Parameters extends { readonly [name: string]: Value }>(
  call: ChatCall,
  parameters: Parameters,
): { readonly messages: Value; readonly parameters: { readonly [name: string]: Value } } {
  const choice = forcedChoice(call)
  const forced = choice === undefined ? {} : { tool_choice: raw(`${python.literal(choice)} if turn == 0 else "auto"`) }
  return { messages: raw('messages'), parameters: { ...parameters, tools: raw('tools'), ...forced } }
}

/** What a function that asks is given of the loop, to stand before its other arguments. */
export const loopVariables = (call: ChatCall): string =>
  [
    'messages, ',
    ...(call.keepsResponses ? ['previous, '] : []),
    ...(forcedChoice(call) === undefined ? [] : ['turn, ']),
  ].join('')

/**
 * The loop.
 *
 * @param round code of one round, indented by four columns more than the loop, which it leaves with the answer
 */
export function loop(call: ChatCall, round: string, column = columnOf(call)): string {
  const indent = spaces(column)
  return `${indent}for ${forcedChoice(call) === undefined ? '_' : 'turn'} in range(${MOST_ROUNDS}):
${round}${indent}else:
${indent}    raise SystemExit(${python.string(NO_ANSWER)})
`
}

/** How a client gives what it has read: as objects, or as dictionaries. */
type Reading = 'attributes' | 'items'

const reader =
  (reading: Reading) =>
  (base: string, ...path: readonly string[]): string =>
    reading === 'items' ? python.at(base, path) : [base, ...path].join('.')

/** Goes on with `message`, which holds the calls. */
const APPEND_MESSAGE = '    messages.append(message)\n'

/** The same for a client whose message holds null for what the service did not say, and no service takes that. */
export const APPEND_CALLS = `    calls = [
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
export function answerOrCall(reading: Reading, append = APPEND_MESSAGE): string {
  const at = reader(reading)
  const calls = reading === 'items' ? 'message.get("tool_calls")' : 'message.tool_calls'
  return `    if not ${calls}:
        print(${at('message', 'content')})
        break
${append}    for call in ${at('message', 'tool_calls')}:
${callFunction(at)}`
}

/** Calls the function of `call`. Whatever goes wrong is told to the model, which may do better. */
const callFunction = (at: ReturnType<typeof reader>): string => `        try:
            arguments = json.loads(${at('call', 'function', 'arguments')} or "{}")
            content = json.dumps(functions[${at('call', 'function', 'name')}](**arguments))
        except Exception as error:
            content = f"Error: {error!r}"
        messages.append({"role": "tool", "tool_call_id": ${at('call', 'id')}, "content": content})
`

/** Before a stream is read. */
export const BEGIN_STREAM = `    content = ""
    calls = {}
`

/** Shows and keeps what `delta` adds. A call comes in parts, which its index holds together. */
export function keepDelta(reading: Reading, column: number): string {
  const indent = spaces(column)
  const at = (base: string, name: string): string =>
    reading === 'items' ? `${base}.get("${name}")` : `${base}.${name}`
  const part = reading === 'items' ? 'function' : 'part.function'
  return `${indent}if ${at('delta', 'content')}:
${indent}    content += ${reader(reading)('delta', 'content')}
${indent}    print(${reader(reading)('delta', 'content')}, end="", flush=True)
${indent}for part in ${at('delta', 'tool_calls')} or []:
${indent}    call = calls.setdefault(
${indent}        ${reader(reading)('part', 'index')},
${indent}        {"id": "", "type": "function", "function": {"name": "", "arguments": ""}},
${indent}    )
${indent}    if ${at('part', 'id')}:
${indent}        call["id"] = ${reader(reading)('part', 'id')}
${indent}    if ${at('part', 'function')}:
${reading === 'items' ? `${indent}        function = part["function"]\n` : ''}\
${indent}        call["function"]["name"] = ${at(part, 'name')} or call["function"]["name"]
${indent}        call["function"]["arguments"] += ${at(part, 'arguments')} or ""
`
}

/** Reads the `stream` of a client that gives chunks. */
export const readDeltas = ({
  form,
}: ChatCall): string => `${BEGIN_STREAM}    ${form.async ? 'async ' : ''}for chunk in stream:
        if not chunk.choices:
            continue
        delta = chunk.choices[0].delta
${keepDelta('attributes', 8)}`

/** The end of a round that is streamed. */
export const callOfStream = (): string => `
    if content:
        print()
    if not calls:
        break
    calls = list(calls.values())
    messages.append({"role": "assistant", "content": content or None, "tool_calls": calls})
    for call in calls:
${callFunction(reader('items'))}`
