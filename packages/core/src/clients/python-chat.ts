import type { Call } from '../call.ts'
import { setField } from '../json.ts'
import { type PythonImport, python } from '../languages/python.ts'
import type { JsonValue } from '../languages/value.ts'

const OS: PythonImport = { module: 'os', standard: true }

/** `os` when the token is read from the environment, then what the client itself needs. */
export const pythonImports = (call: Call, ...more: readonly PythonImport[]): readonly PythonImport[] =>
  typeof call.token === 'string' ? more : [OS, ...more]

/** With tools on offer the answer may be a call of one instead of text, so the whole message is shown. */
export const answersWithToolCalls = (call: Call): boolean =>
  call.parameters.tools !== undefined || call.parameters.functions !== undefined

/**
 * Shows the answer of a client that follows OpenAI's Python interface, held in `completion` or `stream`.
 * Some services end a stream with a chunk that has no choices, or send a null text.
 */
function printPythonAnswer(call: Call): string {
  const tools = answersWithToolCalls(call)
  if (!call.streaming) return `print(completion.choices[0].message${tools ? '' : '.content'})\n`
  const shown = tools ? 'print(chunk.choices[0].delta)' : 'print(chunk.choices[0].delta.content or "", end="", flush=True)'
  return `for chunk in stream:\n    if chunk.choices:\n        ${shown}\n${tools ? '' : 'print()\n'}`
}

/**
 * The arguments of `chat.completions.create`: what the method knows by name, all other body fields in `extra_body`.
 *
 * @param known keyword arguments of the method that become body fields of the same name
 */
function pythonChatArguments(call: Call, model: string, known: ReadonlySet<string>): string {
  let text = python.argument('model', model) + python.argument('messages', call.messages)
  let rest: { [key: string]: JsonValue } | undefined
  for (const key of Object.keys(call.parameters)) {
    const value = call.parameters[key] as JsonValue
    if (known.has(key)) text += python.argument(key, value)
    else {
      rest ??= {}
      setField(rest, key, value)
    }
  }
  if (rest !== undefined) text += python.argument('extra_body', rest)
  return call.streaming ? `${text}    stream=True,\n` : text
}

/** One call of `chat.completions.create` on `client`, and its answer shown. */
export const pythonChat = (call: Call, model: string, known: ReadonlySet<string>): string =>
  `${call.streaming ? 'stream' : 'completion'} = client.chat.completions.create(\n${pythonChatArguments(call, model, known)})\n\n${printPythonAnswer(call)}`
