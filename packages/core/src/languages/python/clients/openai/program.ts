import type { Call } from '../../../../call/call.ts'
import type { ChatVariant } from '../../../../call/chat-variant.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { isOwnBaseUrl, isOwnKey } from '../../../clients/openai-client.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { type ApiErrors, errorsOf, LIMITED, moreHeadersOf, nameFrom, REPEATS } from '../api-client.ts'

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

/** Returns the arguments of a client that has no others. */
export const connectionOf = ({ baseUrl, token }: Pick<Connection, 'baseUrl' | 'token'>): Piece =>
  python.fittedArguments({ base_url: baseUrl, api_key: token })

/** Creates `client`, which retries by itself if the example has retries. */
export function createClient(connection: Connection, use = PLAIN): Piece {
  const made = use.async ? ASYNC_CLIENT : CLIENT
  const { baseUrl, token, moreHeaders } = connection
  const isPlain = !use.retries && Object.keys(moreHeaders).length === 0
  if (isPlain && !isOwnBaseUrl(baseUrl) && !isOwnKey(token)) return code`client = ${made}(${connectionOf(connection)})`
  const passed = lines(
    when(!isOwnBaseUrl(baseUrl), code`base_url=${baseUrl},`),
    when(!isOwnKey(token), code`api_key=${token},`),
    moreHeadersOf(connection),
    when(use.retries, LIMITED),
  )
  if (passed === undefined) return code`client = ${made}()`
  return code`
    ${when(use.retries, REPEATS)}
    client = ${made}(
        ${passed}
    )
  `
}
