import type { ChatShape } from '../../../../call/chat-shape.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { LIMITS } from '../../../clients/retries.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { RAISE_ERROR, type RawChat, type ReadBody, type Transport } from '../../raw-chats/transport.ts'
import { code } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { requestArguments, sentBody } from '../body.ts'
import { readChatFiles } from '../files.ts'
import { JSON_MODULE, SYS } from '../imports.ts'
import { BUSY, END_OF_MODELS, forEachModel, nameModel } from '../retries.ts'
import { requests } from './client.ts'
import { REFUSED, REQUESTS } from './refused.ts'

export const requestsTransport: Transport = {
  client: 'requests',
  // requests accepts any urllib3, but releases before 2.6.3 have no `retry_after_max`.
  setUp: ({ variant }) => (variant.retries ? { install: `${requests.install} urllib3~=2.8` } : {}),
  program: chatProgram,
  eachChoice: readStream,
}

function chatProgram(shape: ChatShape, { body, defined, begins, around }: RawChat): Piece {
  return code`
    ${readChatFiles(shape)}
    ${defined}
    ${when(shape.variant.retries, openSession(shape))}
    ${begins}
    ${around(post(shape, body))}
  `
}

/** Requests a `response`, after `openSession` if it's needed. */
const post = (shape: ChatShape, body: ReadBody): Piece => code`
  ${shape.variant.retries ? retryingPost(shape, sentBody(body)) : send(shape, sentBody(body), REQUESTS)}
  if not response.ok:
      ${REFUSED}
  ${shape.variant.retries ? nameModel(shape) : undefined}
`

const SESSION = code`session`
const TIMEOUT = code`timeout=${LIMITS.timeout},`
const STREAM = code`stream=True,`

/** Posts the request, without checking the response. */
const send = (shape: ChatShape, body: ReadBody, sender: Piece): Piece => code`
  response = ${sender}.post(
      ${requestArguments(shape, body)}
      ${when(shape.variant.retries, TIMEOUT)}
      ${when(shape.streaming, STREAM)}
  )
`

const ADAPTER = /* @__PURE__ */ nameFrom('requests.adapters', 'HTTPAdapter')
const RETRY = /* @__PURE__ */ nameFrom('urllib3', 'Retry')

/** Creates `session`, whose adapter retries; before the first `post`. */
const openSession = (shape: ChatShape): Piece => code`
  retries = ${RETRY}(
      total=${LIMITS.attempts - 1},
      backoff_factor=1,
      backoff_jitter=1,
      status_forcelist=${BUSY},
      allowed_methods=["POST"],
      retry_after_max=${LIMITS.longestWait},
      raise_on_status=False,
  )
  session = ${REQUESTS}.Session()
  session.mount(${fromCall(shape, ({ request }) => `${new URL(request.url).protocol}//`)}, ${ADAPTER}(max_retries=retries))

`

/** If one provider doesn't respond, the next one is tried. */
function retryingPost(call: ChatShape, body: ReadBody): Piece {
  if (!call.hasFallbacks) {
    return code`
      try:
          ${send(call, body, SESSION)}
      except requests.RequestException as error:
          raise SystemExit(f"The service did not answer: {error}")
    `
  }
  return code`
    ${forEachModel(call)}
        try:
            ${send(call, body, SESSION)}
            if response.status_code not in ${BUSY}:
                break
            failure = f"{response.status_code} {response.reason}: {response.text}"
        except requests.RequestException as error:
            failure = error
        print(f"{model}: {failure}", file=${SYS}.stderr)
    ${END_OF_MODELS}
  `
}

const READ_CHUNK = code`
  if line.endswith(b"[DONE]"):
      break
  chunk = ${JSON_MODULE}.loads(line.partition(b"data:")[2] or b"{}")
`

/** A tool loop is long enough, so this reader is simpler. */
const READ_CHUNK_OF_LOOP = code`
  data = line.partition(b"data:")[2].strip()
  if data == b"[DONE]":
      break
  if not data:
      continue
  chunk = ${JSON_MODULE}.loads(data)
`

/** With retries, a stream without its end mark counts as cut off. */
function readStream({ variant }: ChatShape, each: Piece, more?: Piece): Piece {
  return code`
    for line in response.iter_lines():
        ${variant.recipe === 'tool-loop' ? READ_CHUNK_OF_LOOP : READ_CHUNK}
        ${RAISE_ERROR}
        for choice in chunk.get("choices") or []:
            ${each}
        ${more}
    ${when(variant.retries, CUT_OFF)}
  `
}

const CUT_OFF = code`
  else:
      raise SystemExit("The stream ended before it was complete.")
`
