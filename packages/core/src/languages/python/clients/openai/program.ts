import type { Call } from '../../../../call/call.ts'
import type { ChatVariant } from '../../../../call/chat-variant.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { type ApiErrors, connectionOf, errorsOf, LIMITED, moreHeadersOf, nameFrom, REPEATS } from '../api-client.ts'

/** How the client is used. */
type Use = Pick<ChatVariant, 'async' | 'retries'>

const PLAIN: Use = { async: false, retries: false }

export const CLIENT = /* @__PURE__ */ nameFrom('openai', 'OpenAI')
export const ASYNC_CLIENT = /* @__PURE__ */ nameFrom('openai', 'AsyncOpenAI')

export const ERRORS: ApiErrors = /* @__PURE__ */ errorsOf('openai')

/** Where the client connects, and with what. */
interface Connection extends Pick<Call, 'token'> {
  readonly baseUrl: string
  readonly moreHeaders: ValueObject
}

/** Creates `client`, which retries by itself if the example has retries. */
export function createClient(connection: Connection, use = PLAIN): Piece {
  const made = use.async ? ASYNC_CLIENT : CLIENT
  const passed = lines(connectionOf(connection), moreHeadersOf(connection), when(use.retries, LIMITED))
  if (passed === undefined) return code`client = ${made}()`
  return code`
    ${when(use.retries, REPEATS)}
    client = ${made}(
        ${passed}
    )
  `
}
