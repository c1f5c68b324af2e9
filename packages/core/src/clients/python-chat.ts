import type { ChatCall, ChatFrame } from '../call.ts'
import { setField } from '../json.ts'
import { type FieldLines, fieldLines, fieldTexts, printFields } from '../languages/fields.ts'
import { spaces } from '../languages/literal.ts'
import { pythonSyntax } from '../languages/python.ts'
import type { JsonObject, JsonValue } from '../languages/value.ts'
import { type Asked, isWholeBody } from './asked.ts'
import { keywordsIn } from './chat-fields.ts'

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
 * `extra_body`. The first one's indentation and the last one's comma are left out.
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
  const lines =
    isWholeBody(call, model, parameters) && names.every((name) => known.has(name))
      ? keywordsIn(call, pythonSyntax, keyword)
      : keywordsOf(call, model, parameters, known)
  return printFields(lines, pythonSyntax, column)
}

const keyword = (name: string): string => `${name}=`

function keywordsOf(call: ChatCall, model: string, parameters: JsonObject, known: ReadonlySet<string>): FieldLines {
  const passed: { [name: string]: JsonValue } = { model, messages: call.messages }
  const rest: { [name: string]: JsonValue } = {}
  for (const name of Object.keys(parameters))
    setField(known.has(name) ? passed : rest, name, parameters[name] as JsonValue)
  if (Object.keys(rest).length > 0) passed.extra_body = rest
  const names = Object.keys(passed)
  return fieldLines(passed, names, fieldTexts(passed, names, pythonSyntax), keyword)
}

/** The line that opens the call of `chat.completions.create` on `client`, and what closes it after the arguments. */
export const openPythonCall = ({ streaming }: ChatFrame, column: number): string =>
  `${spaces(column)}${streaming ? 'stream' : 'completion'} = client.chat.completions.create(\n${spaces(column + 4)}`
export const closePythonCall = ({ streaming }: ChatFrame, column: number): string =>
  `,\n${streaming ? `${spaces(column + 4)}stream=True,\n` : ''}${spaces(column)})\n`
