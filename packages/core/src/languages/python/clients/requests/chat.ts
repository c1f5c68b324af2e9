import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { Renderer } from '../../../clients/client.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { spaces } from '../../../printing/literal.ts'
import { type PythonImport, python } from '../../writer.ts'
import { printReasoned, printReasonedPieces, printStream } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { BUSY, endOfModels, forEachModel, importsOfModels, nameModel, withModel } from '../robust.ts'
import { REFUSED, REQUESTS } from './refused.ts'

export const chat: Renderer<ChatCall> = {
  render: (call) => chatProgram(call, call.streaming ? printEvents(call) : printResponse(call)),
}

/**
 * A whole program, whatever the API.
 *
 * @param shown code that shows what is in `response`
 */
export const chatProgram = (call: ChatCall, shown: string): string =>
  requestsProgram(
    call,
    call.streaming ? [JSON_MODULE] : [],
    `${openSession(call)}${post(call, bodyOf(call.request))}
${shown}`,
  )

/** A whole program that asks by `post`. */
export const requestsProgram = (call: ChatCall, imports: readonly PythonImport[], body: string): string =>
  programWithFiles(call, [...imports, ...(call.form.robust ? [ADAPTER, ...importsOfModels(call)] : []), REQUESTS], body)

/** Asks for a `response`; of `openSession` where that is needed. */
export const post = (call: ChatCall, body: Body, column = 0): string =>
  call.form.robust
    ? robustPost(call, withModel(call, body), column) + refuse(column) + nameModel(call, column)
    : send(call, body, 'requests', column) + refuse(column)

type Body = { readonly [name: string]: Value }

const refuse = (column: number): string => `${spaces(column)}if not response.ok:
${spaces(column)}    ${REFUSED}
`

/** Posts the request, whatever is answered. */
function send(
  { request, streaming, form }: ChatCall,
  body: Body,
  sender: 'requests' | 'session',
  column: number,
): string {
  const indent = spaces(column)
  // requests writes the content type of JSON itself.
  const { 'Content-Type': _, ...headers } = request.headers
  const limit = form.robust ? python.argument('timeout', LIMITS.timeout, column + 4) : ''
  return `${indent}response = ${sender}.post(
${indent}    ${python.string(request.url)},
${python.argument('headers', headers, column + 4)}${python.argument('json', body, column + 4)}\
${limit}${streaming ? `${indent}    stream=True,\n` : ''}${indent})
`
}

const ADAPTER: PythonImport = { module: 'requests.adapters', name: 'HTTPAdapter, Retry' }

/** Makes `session`, whose adapter asks again. Stands before a robust program's first `post`. */
export function openSession({ form, request }: ChatCall): string {
  if (!form.robust) return ''
  const { protocol } = new URL(request.url)
  return `retries = Retry(
    total=${LIMITS.attempts - 1},
    backoff_factor=1,
    backoff_jitter=1,
    status_forcelist=${BUSY},
    allowed_methods=["POST"],
    retry_after_max=${LIMITS.longestWait},
    raise_on_status=False,
)
session = requests.Session()
session.mount(${python.string(`${protocol}//`)}, HTTPAdapter(max_retries=retries))

`
}

/** What one provider does not give is asked of the next. */
function robustPost(call: ChatCall, body: Body, column: number): string {
  const indent = spaces(column)
  if (call.fallbackModels.length === 0) {
    return `${indent}try:
${send(call, body, 'session', column + 4)}${indent}except requests.RequestException as error:
${indent}    raise SystemExit(f"The service did not answer: {error}")
`
  }
  return `${forEachModel(call, column)}${indent}    try:
${send(call, body, 'session', column + 8)}${indent}        if response.status_code not in ${BUSY}:
${indent}            break
${indent}        failure = f"{response.status_code} {response.reason}: {response.text}"
${indent}    except requests.RequestException as error:
${indent}        failure = error
${indent}    print(f"{model}: {failure}", file=sys.stderr)
${endOfModels(column)}`
}

export function printResponse({ showsMessage, showsReasoning, showsUsage }: ChatCall): string {
  if (!showsReasoning && !showsUsage) {
    return `print(response.json()["choices"][0]["message"]${showsMessage ? '' : '["content"]'})\n`
  }
  const shown = showsReasoning
    ? `message = completion["choices"][0]["message"]\n${printReasoned(reasoningOf('message'), 'message["content"]')}`
    : `print(completion["choices"][0]["message"]${showsMessage ? '' : '["content"]'})\n`
  return `completion = response.json()\n${shown}${showsUsage ? 'print("Usage:", completion.get("usage"))\n' : ''}`
}

const reasoningOf = (message: string): string => `${message}.get("reasoning_content") or ${message}.get("reasoning")`

export function printPiece({ showsMessage, showsReasoning }: ChatCall): string {
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
 * @param orNone what stands for choices that are null, where they can be
 */
export const readStream = (
  each: string,
  indent = '',
  orNone = '',
): string => `${indent}for line in response.iter_lines():
${indent}    if not line.startswith(b"data:"):
${indent}        continue
${indent}    data = line[5:].strip()
${indent}    if data == b"[DONE]":
${indent}        break
${indent}    chunk = json.loads(data)
${indent}    if chunk.get("error"):
${indent}        raise SystemExit(f"The stream broke off: {chunk['error']}")
${indent}    for choice in chunk["choices"]${orNone}:
${each}${indent}else:
${indent}    raise SystemExit("The stream ended before it was complete.")
`
