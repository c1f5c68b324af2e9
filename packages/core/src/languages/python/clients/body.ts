import type { ChatCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import type { ValueObject } from '../../../values/value.ts'
import { plainBody } from '../../clients/chat-api.ts'
import { fromCall } from '../../clients/from-call.ts'
import type { Piece } from '../../printing/code.ts'
import type { ReadBody } from '../raw-chats/transport.ts'
import { code } from '../writer.ts'
import { withModel } from './retries.ts'

/** Reads a body as a raw client sends it. */
export const sentBody =
  (read: ReadBody): ReadBody =>
  (call) =>
    call.variant.retries ? withModel(call, read(call)) : plainBody(read(call))

/** Returns a raw client's arguments for the URL, the headers, and the body, on a line each. */
export const requestArguments = (shape: ChatShape, read: ReadBody): Piece => code`
  ${fromCall(shape, ({ request }) => request.url)},
  headers=${fromCall(shape, headersOf)},
  json=${fromCall(shape, read)},
`

/** The clients set the content type of JSON themselves. */
function headersOf({ request }: ChatCall): ValueObject {
  const { 'Content-Type': _, ...headers } = request.headers
  return headers
}
