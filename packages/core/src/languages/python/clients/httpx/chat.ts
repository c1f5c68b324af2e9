import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { Renderer } from '../../../clients/client.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { indented, spaces } from '../../../printing/literal.ts'
import { type PythonImport, python } from '../../writer.ts'
import { printStream } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { importsOfMain, mainOf } from '../main.ts'
import { printPiece, printResponse } from '../requests/chat.ts'
import { type Asking, askEach, askRepeatedly, BUSY, importsOfAsking, nameModel, waitAsTold } from '../robust.ts'

export const HTTPX: PythonImport = { module: 'httpx' }

const SAID = '{response.status_code} {response.reason_phrase}: {response.text}'

export const chat: Renderer<ChatCall> = {
  render: (call) =>
    httpxProgram(call, bodyOf(call.request), call.streaming ? printEvents(call) : printResponse(call), READ_STREAM),
}

/**
 * A whole program that asks once, whatever the API.
 *
 * @param shown code that shows what is in `response`
 * @param read the function by which it reads a stream
 * @param schema code that stands before all else
 */
export function httpxProgram(
  call: ChatCall,
  body: { readonly [name: string]: Value },
  shown: string,
  read: string,
  schema = '',
): string {
  const { streaming } = call
  const asking = askForResponse(call, body, 8)
  return programWithFiles(
    call,
    [...importsOfMain(call), ...(streaming || schema !== '' ? [JSON_MODULE] : []), ...asking.imports, HTTPX],
    `${schema}${mainOf(
      call,
      `${openClient(call)}${asking.code}\n${indented(shown, 8)}`,
      joined(asking.functions, streaming ? read : ''),
    )}`,
  )
}

/** Functions of a program, two empty lines between them. */
export const joined = (...functions: readonly string[]): string => functions.filter((each) => each !== '').join('\n\n')

/** Sends the request; the answer of a stream is read later. */
const sendRequest = ({ streaming }: ChatCall): string =>
  `await client.send(request${streaming ? ', stream=True' : ''})\n`

/** The head of the block that has `client`. */
export const openClient = ({ form }: ChatCall): string =>
  `    async with httpx.AsyncClient(timeout=${form.robust ? LIMITS.timeout : 'None'}) as client:\n`

/**
 * Asks for a `response`.
 *
 * @param passed the variables of the request, with a comma behind each
 */
export function askForResponse(
  call: ChatCall,
  body: { readonly [name: string]: Value },
  column: number,
  passed = '',
): Asking {
  if (!call.form.robust) return { imports: [], functions: '', code: send(call, body, column) + refuse(call, column) }
  const given = `client, ${passed}`
  return {
    imports: importsOfAsking(call),
    functions: ask(call, { ...body, model: raw('model') }, given),
    code: askEach(call, given, 'response', column) + refuse(call, column) + nameModel(call, column),
  }
}

function send(call: ChatCall, body: Value, column: number): string {
  const indent = spaces(column)
  return call.streaming
    ? `${buildRequest(call, body, column)}${indent}response = ${sendRequest(call)}`
    : `${indent}response = await client.post(\n${requestArguments(call, body, column)}${indent})\n`
}

const refuse = (call: ChatCall, column: number): string => `${spaces(column)}if not response.is_success:
${readWhole(call, column + 4)}${spaces(column)}    raise SystemExit(f"${SAID}")
`

const buildRequest = (
  call: ChatCall,
  body: Value,
  column: number,
): string => `${spaces(column)}request = client.build_request(
${spaces(column)}    "POST",
${requestArguments(call, body, column)}${spaces(column)})
`

/** Address, headers and body, for a call that is indented by so many columns. */
function requestArguments(call: ChatCall, body: Value, column: number): string {
  // httpx writes the content type of JSON itself.
  const { 'Content-Type': _, ...headers } = call.request.headers
  return `${spaces(column)}    ${python.string(call.request.url)},
${python.argument('headers', headers, column + 4)}${python.argument('json', body, column + 4)}`
}

const readWhole = ({ streaming }: ChatCall, column: number): string =>
  streaming ? `${spaces(column)}await response.aread()\n` : ''

const ask = (call: ChatCall, body: Value, parameters: string): string =>
  askRepeatedly(call, {
    parameters,
    before: buildRequest(call, body, 4),
    code: `        try:
            response = ${sendRequest(call)}            if response.status_code not in ${BUSY}:
                return response
${readWhole(call, 12)}            failure = f"${SAID}"
${waitAsTold('response.headers')}        except httpx.TransportError as error:
            failure = repr(error)
`,
  })

const printEvents = (call: ChatCall): string =>
  printStream(
    call,
    `async for chunk in read(response):
    for choice in chunk["choices"]:
${printPiece(call)}${call.showsUsage ? '    usage = chunk.get("usage") or usage\n' : ''}`,
  )

/** A function that reads a stream chunk by chunk. */
// The client's own lines end at characters that may stand in JSON as they are.
export const READ_STREAM = `async def read(response):
    """The chunks of a stream, up to the mark at its end."""
    rest = b""
    async for part in response.aiter_bytes():
        *lines, rest = (rest + part).split(b"\\n")
        for line in lines:
            if not line.startswith(b"data:"):
                continue
            data = line[5:].strip()
            if data == b"[DONE]":
                return
            chunk = json.loads(data)
            if chunk.get("error"):
                raise SystemExit(f"The stream broke off: {chunk['error']}")
            yield chunk
    raise SystemExit("The stream ended before it was complete.")
`
