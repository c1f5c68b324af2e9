import type { ChatCall, ChatFrame } from '../call.ts'
import { type FieldLines, fieldLines, fieldTexts, printFields } from '../languages/fields.ts'
import { javascriptSyntax } from '../languages/javascript.ts'
import type { JsonObject } from '../languages/value.ts'
import { type Asked, isWholeBody } from './asked.ts'
import { propertiesIn } from './chat-fields.ts'

/**
 * The body's fields but for `stream` as properties of an object literal. The first one's indentation and the last one's
 * comma are left out.
 */
export function chatProperties(call: ChatCall, { model, parameters }: Asked, column: number): string {
  const lines = isWholeBody(call, model, parameters)
    ? propertiesIn(call, javascriptSyntax)
    : propertiesOf(call, model, parameters)
  return printFields(lines, javascriptSyntax, column)
}

function propertiesOf({ messages }: ChatCall, model: string, parameters: JsonObject): FieldLines {
  const names = ['model', 'messages', ...Object.keys(parameters)]
  const fields = { ...parameters, model, messages }
  return fieldLines(fields, names, fieldTexts(fields, names, javascriptSyntax), javascriptSyntax.label)
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
