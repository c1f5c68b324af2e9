import type { ChatCall } from '../../../call/call.ts'
import type { Value } from '../../../values/value.ts'
import { spaces } from '../../printing/literal.ts'
import { python } from '../writer.ts'

/* What clients share that follow OpenAI's Python interface: they are called `client`. */

/** What a client is given of a chat call: the model's name and the parameters differ between clients. */
interface ChatArguments {
  readonly model: string
  readonly parameters: { readonly [name: string]: Value }
}

/**
 * The call of `chat.completions.create`, whose result is `completion` or `stream`: what the method knows by name, all
 * other body fields in `extra_body`.
 *
 * @param known keyword arguments of the method that become body fields of the same name
 * @param column columns that the call is indented by
 */
export function createChatCompletion(
  { messages, streaming }: { readonly messages: Value; readonly streaming: boolean },
  { model, parameters }: ChatArguments,
  known: ReadonlySet<string>,
  column: number,
): string {
  const inner = column + 4
  let passed = ''
  const rest: [name: string, value: Value][] = []
  for (const name of Object.keys(parameters)) {
    const value = parameters[name] as Value
    if (known.has(name)) passed += python.argument(name, value, inner)
    else rest.push([name, value])
  }
  if (rest.length > 0) passed += python.argument('extra_body', Object.fromEntries(rest), inner)
  const indent = spaces(column)
  return `${indent}${streaming ? 'stream' : 'completion'} = client.chat.completions.create(
${indent}    model=${python.string(model)},
${python.argument('messages', messages, inner)}${passed}${streaming ? `${indent}    stream=True,\n` : ''}${indent})
`
}

/** Shows the response. Some services end a stream with a chunk that has no choices, or send a null text. */
export function printChatCompletion({ streaming, showsMessage }: ChatCall): string {
  if (!streaming) return `print(completion.choices[0].message${showsMessage ? '' : '.content'})\n`
  const shown = showsMessage
    ? 'print(chunk.choices[0].delta)'
    : 'print(chunk.choices[0].delta.content or "", end="", flush=True)'
  return `for chunk in stream:\n    if chunk.choices:\n        ${shown}\n${showsMessage ? '' : 'print()\n'}`
}
