import type { HttpRequest } from '../../call/call.ts'
import type { ValueObject } from '../../values/value.ts'

/** The fields of a chat's request. */
export const bodyOf = ({ body }: HttpRequest): ValueObject => (body.kind === 'json' ? body.value : {})

/** A body as a plain example sends it: what is not to be streamed says nothing of it, as a service does not stream of itself. */
export function plainBody(sent: ValueObject): ValueObject {
  const { stream, ...others } = sent
  return stream === false ? others : sent
}

/** A request as a plain example sends it. */
export function plainRequest(request: HttpRequest): HttpRequest {
  const sent = bodyOf(request)
  const value = plainBody(sent)
  return value === sent ? request : { ...request, body: { kind: 'json', value } }
}

/** The fields of a chat's request as a plain example sends it. */
export const plainBodyOf = (request: HttpRequest): ValueObject => plainBody(bodyOf(request))
