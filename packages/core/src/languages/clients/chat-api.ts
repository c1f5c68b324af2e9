import type { HttpRequest } from '../../call/call.ts'
import type { ValueObject } from '../../values/value.ts'

/** Returns the fields of a chat request. */
export const bodyOf = ({ body }: HttpRequest): ValueObject => (body.kind === 'json' ? body.value : {})

/**
 * Returns the body as a plain example sends it. Without streaming, `stream` is left out, because services don't stream
 * by default.
 */
export function plainBody(sent: ValueObject): ValueObject {
  const { stream, ...others } = sent
  return stream === false ? others : sent
}

/** Returns the request as a plain example sends it. */
export function plainRequest(request: HttpRequest): HttpRequest {
  const sent = bodyOf(request)
  const value = plainBody(sent)
  return value === sent ? request : { ...request, body: { kind: 'json', value } }
}

/** Returns the fields of a chat request as a plain example sends it. */
export const plainBodyOf = (request: HttpRequest): ValueObject => plainBody(bodyOf(request))
