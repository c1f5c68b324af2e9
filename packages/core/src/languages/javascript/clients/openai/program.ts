import type { Call, ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { OPENAI } from '../../names.ts'
import { code, javascript } from '../../writer.ts'
import { LIMITED, REPEATS } from '../api-client.ts'
import { readFiles } from '../files.ts'
import { checkToken } from '../token.ts'

/**
 * A whole program that chats.
 *
 * @param body code that makes the call on `client` and shows its result
 * @param before code that stands before the client
 */
export const chatProgram = (call: ChatCall, body: Piece, before?: Piece): string =>
  javascript.program(code`
    ${checkToken(call)}
    ${readFiles(call)}
    ${before}
    ${createClient(call, call.baseUrl, call.moreHeaders, call.variant.retries)}

    ${body}
  `)

/**
 * Makes `client`.
 *
 * @param hasRetries whether it asks again itself
 */
export const createClient = (
  { token }: Pick<Call, 'token'>,
  baseUrl: string,
  moreHeaders: ValueObject,
  hasRetries = false,
): Piece => code`
  ${when(hasRetries, REPEATS)}
  const client = new ${OPENAI}({
    baseURL: ${baseUrl},
    apiKey: ${token},
    ${Object.keys(moreHeaders).length > 0 ? code`defaultHeaders: ${moreHeaders},` : undefined}
    ${when(hasRetries, LIMITED)}
  });
`
