import type { ChatCall, ChatFrame } from '../call.ts'
import { printFields } from '../languages/fields.ts'
import { javascript, javascriptSyntax } from '../languages/javascript.ts'
import { spaces } from '../languages/literal.ts'
import type { JsonValue } from '../languages/value.ts'
import { propertiesIn } from './chat-fields.ts'
import { type Asked, asksAsService } from './python-chat.ts'

/** The body's fields as properties of an object literal, one a line. */
export function chatProperties(call: ChatCall, { model, parameters }: Asked, column: number): string {
  if (asksAsService(call, { model, parameters })) {
    return `${spaces(column)}${printFields(propertiesIn(call, javascriptSyntax), javascriptSyntax, column)},\n`
  }
  let text = javascript.property('model', model, column) + javascript.property('messages', call.messages, column)
  for (const key of Object.keys(parameters)) text += javascript.property(key, parameters[key] as JsonValue, column)
  return text
}

/** Shows the message of `completion`. */
export const printMessage = ({ showsMessage }: ChatFrame): string =>
  showsMessage
    ? 'console.log(JSON.stringify(completion.choices[0].message, null, 2));\n'
    : 'console.log(completion.choices[0].message.content);\n'

/** Shows what `chunk` adds. Some services send a chunk without choices, or a null text. */
export const printDelta = ({ showsMessage }: ChatFrame): string =>
  showsMessage
    ? 'if (chunk.choices[0]) console.log(JSON.stringify(chunk.choices[0].delta));\n'
    : 'process.stdout.write(chunk.choices[0]?.delta?.content ?? "");\n'

/** Ends the line that the streamed text left open. */
export const endLine = ({ showsMessage }: ChatFrame): string => (showsMessage ? '' : 'process.stdout.write("\\n");\n')
