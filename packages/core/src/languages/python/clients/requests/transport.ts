import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { LIMITS } from '../../../clients/retries.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { RAISE_ERROR, type RawChat, type Transport } from '../../raw-chats/transport.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { sentBody } from '../body.ts'
import { withFiles } from '../files.ts'
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

function chatProgram(call: ChatCall, { body, defined, begins, around }: RawChat): string {
  return python.program(
    withFiles(
      call,
      code`
        ${defined}
        ${openSession(call)}
        ${begins}
        ${around(post(call, body))}
      `,
    ),
  )
}

/** Requests a `response`, after `openSession` if it's needed. */
const post = (call: ChatCall, body: ValueObject): Piece => code`
  ${call.variant.retries ? retryingPost(call, sentBody(call, body)) : send(call, sentBody(call, body), REQUESTS)}
  if not response.ok:
      ${REFUSED}
  ${call.variant.retries ? nameModel(call) : undefined}
`

const SESSION = code`session`
const TIMEOUT = code`timeout=${LIMITS.timeout},`
const STREAM = code`stream=True,`

/** Posts the request, without checking the response. */
function send({ request, streaming, variant }: ChatCall, body: ValueObject, sender: Piece): Piece {
  // requests sets the content type of JSON itself.
  const { 'Content-Type': _, ...headers } = request.headers
  return code`
    response = ${sender}.post(
        ${request.url},
        ${python.argument('headers', headers)}
        ${python.argument('json', body)}
        ${when(variant.retries, TIMEOUT)}
        ${when(streaming, STREAM)}
    )
  `
}

const ADAPTER = /* @__PURE__ */ nameFrom('requests.adapters', 'HTTPAdapter')
const RETRY = /* @__PURE__ */ nameFrom('urllib3', 'Retry')

/** Creates `session`, whose adapter retries; before the first `post`. */
function openSession({ variant, request }: ChatCall): Piece | undefined {
  if (!variant.retries) return undefined
  const { protocol } = new URL(request.url)
  return code`
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
    session.mount(${`${protocol}//`}, ${ADAPTER}(max_retries=retries))

  `
}

/** If one provider doesn't respond, the next one is tried. */
function retryingPost(call: ChatCall, body: ValueObject): Piece {
  if (call.fallbackModels.length === 0) {
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
function readStream({ variant }: ChatCall, each: Piece, more?: Piece): Piece {
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
