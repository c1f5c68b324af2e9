import type { Call, ChatCall } from '../call.ts'
import { setField } from '../json.ts'
import { type PythonImport, python } from '../languages/python.ts'
import type { JsonObject, JsonValue } from '../languages/value.ts'

const OS: PythonImport = { module: 'os', standard: true }

/** `os` when the token is read from the environment, then what the client itself needs. */
export const pythonImports = (call: Call, ...more: readonly PythonImport[]): readonly PythonImport[] =>
  typeof call.token === 'string' ? more : [OS, ...more]

/** With tools on offer the answer may be a call of one instead of text, so the whole message is shown. */
export const answersWithToolCalls = (call: ChatCall): boolean =>
  call.parameters.tools !== undefined || call.parameters.functions !== undefined

/**
 * Shows the answer of a client that follows OpenAI's Python interface, held in `completion` or `stream`.
 * Some services end a stream with a chunk that has no choices, or send a null text.
 */
export function printPythonAnswer(call: ChatCall): string {
  const tools = answersWithToolCalls(call)
  if (!call.streaming) return `print(completion.choices[0].message${tools ? '' : '.content'})\n`
  const shown = tools
    ? 'print(chunk.choices[0].delta)'
    : 'print(chunk.choices[0].delta.content or "", end="", flush=True)'
  return `for chunk in stream:\n    if chunk.choices:\n        ${shown}\n${tools ? '' : 'print()\n'}`
}

/**
 * The arguments of `chat.completions.create`: what the method knows by name, all other body fields in `extra_body`.
 *
 * @param known keyword arguments of the method that become body fields of the same name
 */
function pythonChatArguments(
  { messages, streaming }: ChatCall,
  { model, parameters }: Asked,
  known: ReadonlySet<string>,
  column: number,
): string {
  let text = python.argument('model', model, column) + python.argument('messages', messages, column)
  let rest: { [key: string]: JsonValue } | undefined
  for (const key of Object.keys(parameters)) {
    const value = parameters[key] as JsonValue
    if (known.has(key)) text += python.argument(key, value, column)
    else {
      rest ??= {}
      setField(rest, key, value)
    }
  }
  if (rest !== undefined) text += python.argument('extra_body', rest, column)
  return streaming ? `${text}${' '.repeat(column)}stream=True,\n` : text
}

/** What a client is given of a chat call: the model's name and the parameters differ between clients. */
export interface Asked {
  readonly model: string
  readonly parameters: JsonObject
}

/** One call of `chat.completions.create` on `client`, its result in `completion` or `stream`. */
export const pythonChatCall = (call: ChatCall, asked: Asked, known: ReadonlySet<string>, column: number): string => {
  const indent = ' '.repeat(column)
  const result = call.streaming ? 'stream' : 'completion'
  const passed = pythonChatArguments(call, asked, known, column + 4)
  return `${indent}${result} = client.chat.completions.create(\n${passed}${indent})\n`
}

/** What a client that knows nothing of the hub is given. */
export const askedOfService = (call: ChatCall): Asked => ({ model: call.requestModel, parameters: call.sentParameters })
