import type { ChatCall, ChatFrame } from '../call.ts'
import { javascript } from '../languages/javascript.ts'
import type { OnLine } from '../languages/literal.ts'
import type { JsonValue } from '../languages/value.ts'
import type { Asked } from './python-chat.ts'

/** The body's fields as properties of an object literal, one a line. */
export function chatProperties(call: ChatCall, { model, parameters }: Asked, column: number): string {
  let text =
    javascript.property('model', model, column) +
    javascript.property('messages', call.messages, column, onJavascriptLine(call))
  for (const key of Object.keys(parameters)) text += javascript.property(key, parameters[key] as JsonValue, column)
  return text
}

/** The messages on one line of JavaScript, for all JavaScript clients of a call. */
export const onJavascriptLine = (call: ChatCall): OnLine => {
  call.lines.javascript ??= javascript.onLine(call.messages)
  return call.lines.javascript
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
