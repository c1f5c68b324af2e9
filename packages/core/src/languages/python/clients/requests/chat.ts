import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { spaces } from '../../../printing/literal.ts'
import { python } from '../../writer.ts'
import { printReasoned, printReasonedPieces, printStream } from '../chat-completion.ts'
import { importsOfToken, JSON_MODULE } from '../imports.ts'
import { REFUSED, REQUESTS } from './refused.ts'

export const chat: Renderer<ChatCall> = {
  render: (call) => chatProgram(call, call.streaming ? printEvents(call) : printResponse(call)),
}

/**
 * A whole program, whatever the API.
 *
 * @param shown code that shows what is in `response`
 */
export function chatProgram(call: ChatCall, shown: string): string {
  const { body } = call.request
  return python.program(
    [...(call.streaming ? [JSON_MODULE] : []), ...importsOfToken(call), REQUESTS],
    `${post(call, body.kind === 'json' ? body.value : {})}
${shown}`,
  )
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

function printResponse({ showsMessage, showsReasoning, showsUsage }: ChatCall): string {
  if (!showsReasoning && !showsUsage) {
    return `print(response.json()["choices"][0]["message"]${showsMessage ? '' : '["content"]'})\n`
  }
  const shown = showsReasoning
    ? `message = completion["choices"][0]["message"]\n${printReasoned(reasoningOf('message'), 'message["content"]')}`
    : `print(completion["choices"][0]["message"]${showsMessage ? '' : '["content"]'})\n`
  return `completion = response.json()\n${shown}${showsUsage ? 'print("Usage:", completion.get("usage"))\n' : ''}`
}

const reasoningOf = (message: string): string => `${message}.get("reasoning_content") or ${message}.get("reasoning")`

function printPiece({ showsMessage, showsReasoning }: ChatCall): string {
  if (showsMessage) return '        print(choice["delta"])\n'
  return showsReasoning
    ? `        delta = choice["delta"]\n${printReasonedPieces(reasoningOf('delta'), 'delta.get("content")')}`
    : '        print(choice["delta"].get("content") or "", end="", flush=True)\n'
}

const printEvents = (call: ChatCall): string =>
  printStream(call, readStream(printPiece(call) + (call.showsUsage ? '    usage = chunk.get("usage") or usage\n' : '')))

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
