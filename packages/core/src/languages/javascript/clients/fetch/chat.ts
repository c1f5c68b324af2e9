import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { spaces } from '../../../printing/literal.ts'
import { javascript } from '../../writer.ts'
import { endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { REFUSED } from './refused.ts'

export const chat: Renderer<ChatCall> = {
  render: (call) => chatProgram(call, call.streaming ? printStream(call) : printResponse(call)),
}

/**
 * A whole program, whatever the API.
 *
 * @param shown code that shows what is in `response`
 */
export function chatProgram(call: ChatCall, shown: string): string {
  const { body } = call.request
  return `${post(call, body.kind === 'json' ? body.value : {})}
${shown}`
}

/** Asks for a `response`. */
export function post({ request: { url, headers } }: ChatCall, body: Value, column = 0): string {
  const indent = spaces(column)
  return `${indent}const response = await fetch(${javascript.string(url)}, {
${indent}  method: "POST",
${javascript.property('headers', headers, column + 2)}${indent}  body: JSON.stringify(${javascript.literal(body, column + 2, column + 23)}),
${indent}});
${indent}if (!response.ok) {
${indent}  ${REFUSED}
${indent}}
`
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
