import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { spaces } from '../../../printing/literal.ts'
import { javascript } from '../../writer.ts'
import { endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { askEach, fetchPatiently, hasFallbacks, nameModel, SLEEP } from '../robust.ts'
import { REFUSED } from './refused.ts'

export const chat: Renderer<ChatCall> = {
  render(call) {
    const shown = call.streaming ? printStream(call) : printResponse(call)
    return call.form.robust ? robustProgram(call, shown) : chatProgram(call, shown)
  },
}

/**
 * A whole program, whatever the API.
 *
 * @param shown code that shows what is in `response`
 */
export const chatProgram = (call: ChatCall, shown: string): string =>
  javascript.program(importsOfFiles(call), `${readFiles(call)}${post(call, bodyOf(call))}\n${shown}`)

/** The same that asks again, and asks others. */
function robustProgram(call: ChatCall, shown: string): string {
  const sent = hasFallbacks(call)
    ? askEach(call, 'response', send(call, 'fetchPatiently', { ...bodyOf(call), model: raw('model') }, 2))
    : `const response = await ${send(call, 'fetchPatiently', bodyOf(call), 0)};\n`
  const named = hasFallbacks(call) ? nameModel : ''
  return javascript.program(
    [...importsOfFiles(call), SLEEP],
    `${readFiles(call)}${fetchPatiently(call)}\n${sent}${refuse()}${named}\n${shown}`,
  )
}

const bodyOf = ({ request: { body } }: ChatCall): { readonly [name: string]: Value } =>
  body.kind === 'json' ? body.value : {}

/** Asks for a `response`. */
export const post = (call: ChatCall, body: Value, column = 0): string =>
  `${spaces(column)}const response = await ${send(call, 'fetch', body, column)};\n${refuse(column)}`

const refuse = (column = 0): string => `${spaces(column)}if (!response.ok) {
${spaces(column)}  ${REFUSED}
${spaces(column)}}
`

/** The request, sent by a function in code that is indented by so many columns. */
function send({ request: { url, headers } }: ChatCall, sender: string, body: Value, column: number): string {
  const indent = spaces(column)
  return `${sender}(${javascript.string(url)}, {
${indent}  method: "POST",
${javascript.property('headers', headers, column + 2)}${indent}  body: JSON.stringify(${javascript.literal(body, column + 2, column + 23)}),
${indent}})`
}

const printResponse = (call: ChatCall): string => `const completion = await response.json();\n${printMessage(call)}`

const printStream = (call: ChatCall): string =>
  `${keptNames(call)}${readStream(`    ${printDelta(call, '    ')}`)}${endStream(call)}`

/**
 * Reads the stream of `response` to its end. Events can be cut anywhere between two reads, so lines are put together
 * before they are read.
 *
 * @param each code for each `chunk`, four columns further in
 */
export const readStream = (each: string, indent = ''): string => `${indent}let rest = "";
${indent}let complete = false;
${indent}for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
${indent}  const lines = (rest + text).split(/\\r\\n|\\n|\\r/);
${indent}  rest = lines.pop();
${indent}  for (const line of lines) {
${indent}    if (!line.startsWith("data:")) continue;
${indent}    const data = line.slice(5).trim();
${indent}    if (data === "[DONE]") {
${indent}      complete = true;
${indent}      break;
${indent}    }
${indent}    const chunk = JSON.parse(data);
${indent}    if (chunk.error) throw new Error(\`The stream broke off: \${JSON.stringify(chunk.error)}\`);
${each}${indent}  }
${indent}}
${indent}if (!complete) throw new Error("The stream ended before it was complete.");
`
