import type { Call, ChatCall, ChatFrame } from '../call.ts'
import { setField } from '../json.ts'
import { printFields } from '../languages/fields.ts'
import { spaces } from '../languages/literal.ts'
import { type PythonImport, python, pythonSyntax } from '../languages/python.ts'
import type { JsonObject, JsonValue } from '../languages/value.ts'
import { keywordsIn } from './chat-fields.ts'

const OS: PythonImport = { module: 'os', standard: true }

/** `os` when the token is read from the environment, then what the client itself needs. */
export const pythonImports = (call: Pick<Call, 'token'>, ...more: readonly PythonImport[]): readonly PythonImport[] =>
  typeof call.token === 'string' ? more : [OS, ...more]

/**
 * Shows the answer of a client that follows OpenAI's Python interface, held in `completion` or `stream`.
 * Some services end a stream with a chunk that has no choices, or send a null text.
 */
export function printPythonAnswer({ streaming, showsMessage }: ChatFrame): string {
  if (!streaming) return `print(completion.choices[0].message${showsMessage ? '' : '.content'})\n`
  const shown = showsMessage
    ? 'print(chunk.choices[0].delta)'
    : 'print(chunk.choices[0].delta.content or "", end="", flush=True)'
  return `for chunk in stream:\n    if chunk.choices:\n        ${shown}\n${showsMessage ? '' : 'print()\n'}`
}

/**
 * The arguments of `chat.completions.create` but for `stream`: what the method knows by name, all other body fields in
 * `extra_body`.
 *
 * @param known keyword arguments of the method that become body fields of the same name
 */
export function pythonChatArguments(
  call: ChatCall,
  { model, parameters }: Asked,
  known: ReadonlySet<string>,
  column: number,
): string {
  const names = Object.keys(parameters)
  if (asksAsService(call, { model, parameters }) && names.every((name) => known.has(name))) {
    return `${spaces(column)}${printFields(keywordsIn(call, pythonSyntax, keyword), pythonSyntax, column)},\n`
  }
  let text = python.argument('model', model, column) + python.argument('messages', call.messages, column)
  let rest: { [key: string]: JsonValue } | undefined
  for (const key of names) {
    const value = parameters[key] as JsonValue
    if (known.has(key)) text += python.argument(key, value, column)
    else {
      rest ??= {}
      setField(rest, key, value)
    }
  }
  return rest === undefined ? text : text + python.argument('extra_body', rest, column)
}

/** What a client is given of a chat call: the model's name and the parameters differ between clients. */
export interface Asked {
  readonly model: string
  readonly parameters: JsonObject
}

/** The line that opens the call of `chat.completions.create` on `client`, and the one that closes it. */
export const openPythonCall = ({ streaming }: ChatFrame, column: number): string =>
  `${' '.repeat(column)}${streaming ? 'stream' : 'completion'} = client.chat.completions.create(\n`
export const closePythonCall = ({ streaming }: ChatFrame, column: number): string =>
  `${streaming ? `${' '.repeat(column + 4)}stream=True,\n` : ''}${' '.repeat(column)})\n`

const keyword = (name: string): string => `${name}=`

/** Whether a client is given the very fields that the body holds. */
export const asksAsService = (call: ChatCall, { model, parameters }: Asked): boolean =>
  parameters === call.sentParameters && model === call.requestModel

/** What a client that knows nothing of the hub is given. */
export const askedOfService = (call: ChatCall): Asked => ({ model: call.requestModel, parameters: call.sentParameters })
