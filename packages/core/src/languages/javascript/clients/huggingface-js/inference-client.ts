import type { Call, ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { JsonObject, ValueObject } from '../../../../values/value.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { INFERENCE_CLIENT } from '../../names.ts'
import { code, javascript } from '../../writer.ts'
import { readChatFiles } from '../files.ts'
import { fetchPatiently } from '../retries.ts'
import { checkChatToken } from '../token.ts'

export const createClient = ({ token, billTo }: Pick<Call, 'token' | 'billTo'>, more?: ValueObject): Piece => code`
  // By default the client retries a 503 forever.
  const client = new ${INFERENCE_CLIENT}(${token}, ${optionsOf(billTo, more)});
`

const optionsOf = (billTo: string | undefined, more?: ValueObject): ValueObject =>
  billTo === undefined ? { retry_on_error: false, ...more } : { billTo, retry_on_error: false, ...more }

/**
 * Returns a complete chat program. With retries, the client gets the function that it fetches with.
 *
 * @param body code that makes the call on `client` and prints its result
 * @param before code before the client
 */
export const chatProgram = (call: ChatCall, body: Piece, before?: Piece): string =>
  javascript.program(chatModule(call, body, before))

/** The same as a piece. */
export const chatModule = (shape: ChatShape, body: Piece, before?: Piece): Piece => code`
  ${checkChatToken(shape)}
  ${readChatFiles(shape)}
  ${before}
  ${fromCall(shape, (call) => createClient(call, call.variant.retries ? { fetch: name('fetchPatiently') } : undefined))}

  ${shape.variant.retries ? fetchPatiently(shape) : undefined}
  ${body}
`

/** Arguments of every method that the client uses itself instead of sending them. */
const RESERVED: readonly string[] = ['accessToken', 'data', 'endpointUrl', 'provider', 'urlTransform']

/**
 * Returns why fields can't be a method's arguments; `undefined` if they can.
 *
 * @param taken further reserved names
 */
export function unsupportedField(fields: JsonObject, taken: readonly string[] = []): string | undefined {
  const reserved = [...RESERVED, ...taken].find((name) => fields[name] !== undefined)
  return reserved === undefined ? undefined : `the client reserves the field ${reserved}`
}
