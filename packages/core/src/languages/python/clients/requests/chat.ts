import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { spaces } from '../../../printing/literal.ts'
import { python } from '../../writer.ts'
import { importsOfToken, JSON_MODULE } from '../imports.ts'
import { REFUSED, REQUESTS } from './refused.ts'

export const chat: Renderer<ChatCall> = {
  render(call) {
    const { request, streaming } = call
    const body = request.body.kind === 'json' ? request.body.value : {}
    return python.program(
      [...(streaming ? [JSON_MODULE] : []), ...importsOfToken(call), REQUESTS],
      `${post(call, body)}
${streaming ? printStream(call) : printResponse(call)}`,
    )
  },
}

/** Asks for a `response`. */
export function post({ request, streaming }: ChatCall, body: Value, column = 0): string {
  const indent = spaces(column)
  // requests writes the content type of JSON itself.
  const { 'Content-Type': _, ...headers } = request.headers
  return `${indent}response = requests.post(
${indent}    ${python.string(request.url)},
${python.argument('headers', headers, column + 4)}${python.argument('json', body, column + 4)}\
${streaming ? `${indent}    stream=True,\n` : ''}${indent})
${indent}if not response.ok:
${indent}    ${REFUSED}
`
}

const printResponse = ({ showsMessage }: ChatCall): string =>
  `print(response.json()["choices"][0]["message"]${showsMessage ? '' : '["content"]'})\n`

const printStream = ({ showsMessage }: ChatCall): string =>
  readStream(
    `        ${showsMessage ? 'print(choice["delta"])' : 'print(choice["delta"].get("content") or "", end="", flush=True)'}\n`,
  ) + (showsMessage ? '' : 'print()\n')

/**
 * Reads the stream of `response` to its end.
 *
 * @param each code for each `choice`, eight columns further in
 */
export const readStream = (each: string, indent = ''): string => `${indent}for line in response.iter_lines():
${indent}    if not line.startswith(b"data:"):
${indent}        continue
${indent}    data = line[5:].strip()
${indent}    if data == b"[DONE]":
${indent}        break
${indent}    chunk = json.loads(data)
${indent}    if chunk.get("error"):
${indent}        raise SystemExit(f"The stream broke off: {chunk['error']}")
${indent}    for choice in chunk["choices"]:
${each}${indent}else:
${indent}    raise SystemExit("The stream ended before it was complete.")
`
