import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { Renderer } from '../../../clients/client.ts'
import { spaces } from '../../../printing/literal.ts'
import { type Typed, typed } from '../../types.ts'
import { javascript } from '../../writer.ts'
import { endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { askEach, fetchPatiently, listModels, nameModel, SLEEP, withModel } from '../robust.ts'
import { checkToken } from '../token.ts'
import { REFUSED } from './refused.ts'

export const chat: Renderer<ChatCall> = {
  render: (call) => chatProgram(call, call.streaming ? printStream(call) : printResponse(call)),
}

/**
 * A whole program, whatever the API.
 *
 * @param shown code that shows what is in `response`
 */
export const chatProgram = (call: ChatCall, shown: string): string =>
  fetchProgram(call, `${listModels(call)}${post(call, bodyOf(call.request))}\n${shown}`)

/** A whole program that asks by `post`; `listModels` has to stand before that. */
export const fetchProgram = (call: ChatCall, body: string): string =>
  call.form.robust
    ? javascript.program(
        [...importsOfFiles(call), SLEEP],
        `${checkToken(call)}${readFiles(call)}${fetchPatiently(call)}\n${body}`,
      )
    : javascript.program(importsOfFiles(call), checkToken(call) + readFiles(call) + body)

/** Asks for a `response`. */
export const post = (call: ChatCall, body: { readonly [name: string]: Value }, column = 0): string =>
  askEach(call, 'response', (inner) => send(call, withModel(call, body), inner), undefined, column) +
  refuse(column) +
  nameModel(call, column)

const refuse = (column: number): string => `${spaces(column)}if (!response.ok) {
${spaces(column)}  ${REFUSED}
${spaces(column)}}
`

/** The request, in code that is indented by so many columns. */
function send(call: ChatCall, body: Value, column: number): string {
  const { request, form } = call
  const indent = spaces(column)
  return `${form.robust ? 'fetchPatiently' : 'fetch'}(${javascript.string(request.url)}, {
${indent}  method: "POST",
${javascript.property('headers', request.headers, column + 2)}${indent}  body: JSON.stringify(${javascript.literal(body, column + 2, column + 23)}),
${indent}})`
}

const printResponse = (call: ChatCall): string => `${readJson(call, 'completion')}${printMessage(call)}`

/** Reads the response into a variable; JSON of a service is of any type. */
export const readJson = (call: Typed, name: string, indent = ''): string =>
  `${indent}const ${name}${typed(call, ': any')} = await response.json();\n`

const printStream = (call: ChatCall): string =>
  `${keptNames(call)}${readStream(call, `    ${printDelta(call, '    ')}`)}${endStream(call)}`

/**
 * Reads the stream of `response` to its end. Events can be cut anywhere between two reads, so lines are put together
 * before they are read.
 *
 * @param each code for each `chunk`, four columns further in
 */
export const readStream = (call: Typed, each: string, indent = ''): string => `${indent}let rest = "";
${indent}let complete = false;
${indent}for await (const text of response.body${typed(call, '!')}.pipeThrough(new TextDecoderStream())) {
${indent}  const lines = (rest + text).split(/\\r\\n|\\n|\\r/);
${indent}  rest = lines.pop()${typed(call, '!')};
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
