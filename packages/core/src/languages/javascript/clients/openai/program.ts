import type { Call, ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { isOwnBaseUrl, isOwnKey } from '../../../clients/openai-client.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { OPENAI } from '../../names.ts'
import { code, javascript } from '../../writer.ts'
import { LIMITED, REPEATS } from '../api-client.ts'
import { readFiles } from '../files.ts'
import { checkToken } from '../token.ts'

/**
 * Returns a complete chat program.
 *
 * @param body code that makes the call on `client` and prints its result
 * @param before code before the client
 */
export const chatProgram = (call: ChatCall, body: Piece, before?: Piece): string =>
  javascript.program(code`
    ${checkKey(call)}
    ${readFiles(call)}
    ${before}
    ${createClient(call, call.baseUrl, call.moreHeaders, call.variant.retries)}

    ${body}
  `)

/**
 * Creates `client`.
 *
 * @param hasRetries whether it retries by itself
 */
export const createClient = (
  { token }: Pick<Call, 'token'>,
  baseUrl: string,
  moreHeaders: ValueObject,
  hasRetries = false,
): Piece => {
  const options = lines(
    when(!isOwnBaseUrl(baseUrl), code`baseURL: ${baseUrl},`),
    when(!isOwnKey(token), code`apiKey: ${token},`),
    Object.keys(moreHeaders).length > 0 ? code`defaultHeaders: ${moreHeaders},` : undefined,
    when(hasRetries, LIMITED),
  )
  if (options === undefined) return code`const client = new ${OPENAI}();`
  return code`
    ${when(hasRetries, REPEATS)}
    const client = new ${OPENAI}({
      ${options}
    });
  `
}

/** If its own variable isn't set, the client itself fails before the request. */
export const checkKey = (call: Pick<Call, 'token'>): Piece | undefined =>
  isOwnKey(call.token) ? undefined : checkToken(call)
