import type { ChatCall } from '../call.ts'
import { javascript } from '../languages/javascript.ts'
import type { JsonValue } from '../languages/value.ts'
import { type Asked, answersWithToolCalls } from './python-chat.ts'

/** The body's fields as properties of an object literal, one a line. */
export function chatProperties({ messages }: ChatCall, { model, parameters }: Asked, column: number): string {
  let text = javascript.property('model', model, column) + javascript.property('messages', messages, column)
  for (const key of Object.keys(parameters)) text += javascript.property(key, parameters[key] as JsonValue, column)
  return text
}

/** Shows the message of `completion`. */
export const printMessage = (call: ChatCall): string =>
  answersWithToolCalls(call)
    ? 'console.log(JSON.stringify(completion.choices[0].message, null, 2));\n'
    : 'console.log(completion.choices[0].message.content);\n'

/** Shows what `chunk` adds. Some services send a chunk without choices, or a null text. */
export const printDelta = (call: ChatCall): string =>
  answersWithToolCalls(call)
    ? 'if (chunk.choices[0]) console.log(JSON.stringify(chunk.choices[0].delta));\n'
    : 'process.stdout.write(chunk.choices[0]?.delta?.content ?? "");\n'

/** Ends the line that the streamed text left open. */
export const endLine = (call: ChatCall): string => (answersWithToolCalls(call) ? '' : 'process.stdout.write("\\n");\n')
