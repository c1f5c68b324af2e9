import type { ChatShape } from '../../../../call/chat-shape.ts'
import { LIMITS } from '../../../clients/retries.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { RAISE_ERROR, type RawChat, type ReadBody, type Transport } from '../../raw-chats/transport.ts'
import { code } from '../../writer.ts'
import { requestArguments, sentBody } from '../body.ts'
import { readChatFiles } from '../files.ts'
import { JSON_MODULE, RE } from '../imports.ts'
import { apart, mainOf } from '../main.ts'
import { type Asking, askEach, askRepeatedly, BUSY, MODEL, nameModel, waitAsTold } from '../retries.ts'

const HTTPX = /* @__PURE__ */ name('httpx', { module: 'httpx' })

export const httpxTransport: Transport = { client: 'httpx', setUp: () => ({}), program: chatProgram, eachChoice }

function chatProgram(call: ChatShape, { body, defined, begins, passed, hasEvents, around }: RawChat): Piece {
  const asking = askForResponse(call, body, passed)
  const main = code`
    ${begins}
    ${openClient(call)}
        ${around(asking.code)}
  `
  return code`
    ${readChatFiles(call)}
    ${defined}
    ${mainOf(call, main, functionsOf(call, asking, hasEvents ? READ_EVENTS : readChunks(call)))}
  `
}

function eachChoice(_: ChatShape, each: Piece, more?: Piece): Piece {
  return code`
    async for chunk in read(response):
        for choice in chunk.get("choices") or []:
            ${each}
        ${more}
  `
}

/** Returns the functions that a program defines to send a request and to read a stream. */
function functionsOf({ streaming }: ChatShape, { functions }: Asking, read: Piece): Piece | undefined {
  if (!streaming) return functions
  return functions === undefined ? read : lines(apart(functions), read)
}

/** Returns the start of the block with `client`. */
const openClient = ({ variant }: ChatShape): Piece =>
  code`async with ${HTTPX}.AsyncClient(timeout=${variant.retries ? LIMITS.timeout : null}) as client:`

/**
 * Requests a `response`.
 *
 * @param passed the request's variables, each followed by a comma
 */
function askForResponse(call: ChatShape, body: ReadBody, passed?: Piece): Asking {
  const refuse = code`
    if not response.is_success:
        ${readWhole(call)}
        raise SystemExit(${SAID})
  `
  if (!call.variant.retries) {
    return {
      code: code`
        ${send(call, sentBody(body))}
        ${refuse}
      `,
    }
  }
  const given = code`client, ${passed}`
  return {
    functions: ask(call, (read) => ({ ...body(read), model: MODEL }), given),
    code: code`
      ${askEach(call, given, code`response`)}
      ${refuse}
      ${nameModel(call)}
    `,
  }
}

const SAID = code`f"{response.status_code} {response.reason_phrase}: {response.text}"`

function send(call: ChatShape, body: ReadBody): Piece {
  if (call.streaming) {
    return code`
      ${buildRequest(call, body)}
      ${sendRequest(call)}
    `
  }
  return code`
    response = await client.post(
        ${requestArguments(call, body)}
    )
  `
}

/** Sends the request; a stream is read later. */
const sendRequest = ({ streaming }: ChatShape): Piece =>
  code`response = await client.send(request${when(streaming, code`, stream=True`)})`

const buildRequest = (call: ChatShape, body: ReadBody): Piece => code`
  request = client.build_request(
      "POST",
      ${requestArguments(call, body)}
  )
`

const readWhole = ({ streaming }: ChatShape): Piece | undefined => when(streaming, code`await response.aread()`)

const ask = (call: ChatShape, body: ReadBody, parameters: Piece): Piece =>
  askRepeatedly(call, {
    parameters,
    before: buildRequest(call, body),
    once: code`
      try:
          ${sendRequest(call)}
          if response.status_code not in ${BUSY}:
              return response
          ${readWhole(call)}
          failure = ${SAID}
          ${waitAsTold(code`response.headers`)}
      except httpx.TransportError as error:
          failure = repr(error)
    `,
  })

/** A function that reads a stream chunk by chunk. With retries, it detects an early end. */
// The client's own line reader also splits at characters that JSON may contain.
const readChunks = ({ variant }: ChatShape): Piece => code`
  async def read(response):
      """The chunks of a stream."""
      rest = b""
      async for part in response.aiter_bytes():
          *lines, rest = ${RE}.split(rb"[\r\n]+", rest + part)
          for line in lines:
              field, _, data = line.partition(b":")
              if data.strip() == b"[DONE]":
                  return
              if not field.endswith(b"data"):
                  continue
              chunk = ${JSON_MODULE}.loads(data)
              ${RAISE_ERROR}
              yield chunk
      ${when(variant.retries, CUT_OFF)}
`

const CUT_OFF = code`raise SystemExit("The stream ended before it was complete.")`

/** A function that reads a stream event by event, for APIs whose event types show the last event. */
const READ_EVENTS = code`
  async def read(response):
      """The events of a stream."""
      rest = b""
      async for part in response.aiter_bytes():
          *lines, rest = (rest + part).split(b"\n")
          for line in lines:
              if line.startswith(b"data:"):
                  yield ${JSON_MODULE}.loads(line[5:])
`
