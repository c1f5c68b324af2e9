import type { ChatCall } from '../../../call/call.ts'
import type { Value } from '../../../values/value.ts'
import { spaces } from '../../printing/literal.ts'
import { javascript } from '../writer.ts'

/* What clients share that follow OpenAI's JavaScript interface: its objects are called `completion` and `chunk`. */

/** What a client is given of a chat call: the model's name and the parameters differ between clients. */
interface ChatArguments {
  readonly model: string
  readonly parameters: { readonly [name: string]: Value }
}

/** The body's fields but for `stream` as properties of an object literal, one a line. */
export function chatProperties(
  { messages }: { readonly messages: Value },
  { model, parameters }: ChatArguments,
  column: number,
): string {
  const indent = spaces(column)
  let properties = `${indent}model: ${javascript.string(model)},\n${javascript.property('messages', messages, column)}`
  for (const [name, value] of Object.entries(parameters)) properties += javascript.property(name, value, column)
  return properties
}

/** Shows the message of `completion`. */
export const printMessage = ({ showsMessage }: ChatCall): string =>
  showsMessage
    ? 'console.log(JSON.stringify(completion.choices[0].message, null, 2));\n'
    : 'console.log(completion.choices[0].message.content);\n'

/** Shows what `chunk` adds. Some services send a chunk without choices, or a null text. */
export const printDelta = ({ showsMessage }: ChatCall): string =>
  showsMessage
    ? 'if (chunk.choices[0]) console.log(JSON.stringify(chunk.choices[0].delta));\n'
    : 'process.stdout.write(chunk.choices[0]?.delta?.content ?? "");\n'

/** Ends the line that the streamed text left open. */
export const endLine = ({ showsMessage }: ChatCall): string => (showsMessage ? '' : 'process.stdout.write("\\n");\n')
