import type { Call, ChatCall } from '../../../../call/call.ts'
import type { JsonObject, ValueObject } from '../../../../values/value.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { INFERENCE_CLIENT } from '../../names.ts'
import { code, javascript } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { fetchPatiently } from '../retries.ts'
import { checkToken } from '../token.ts'

/** Makes `client`. */
export const createClient = ({ token, billTo }: Pick<Call, 'token' | 'billTo'>, more?: ValueObject): Piece => code`
  // By default the client retries a 503 forever.
  const client = new ${INFERENCE_CLIENT}(${token}, ${optionsOf(billTo, more)});
`

const optionsOf = (billTo: string | undefined, more?: ValueObject): ValueObject =>
  billTo === undefined ? { retry_on_error: false, ...more } : { billTo, retry_on_error: false, ...more }

/**
 * A whole program that chats. One with retries gets the function by which the client then fetches.
 *
 * @param body code that makes the call on `client` and shows its result
 * @param before code that stands before the client
 */
export const chatProgram = (call: ChatCall, body: Piece, before?: Piece): string =>
  javascript.program(code`
    ${checkToken(call)}
    ${readFiles(call)}
    ${before}
    ${createClient(call, call.variant.retries ? { fetch: name('fetchPatiently') } : undefined)}

    ${call.variant.retries ? fetchPatiently(call) : undefined}
    ${body}
  `)

/** Arguments of every method that the client takes for itself and does not send. */
const RESERVED: readonly string[] = ['accessToken', 'data', 'endpointUrl', 'provider', 'urlTransform']

/**
 * Why fields cannot stand among a method's arguments, or undefined when they can.
 *
 * @param taken further names that are taken there
 */
export function unsupportedField(fields: JsonObject, taken: readonly string[] = []): string | undefined {
  const reserved = [...RESERVED, ...taken].find((name) => fields[name] !== undefined)
  return reserved === undefined ? undefined : `the client reserves the field ${reserved}`
}
