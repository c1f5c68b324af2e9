import type { HttpRequest } from '../../call/call.ts'
import type { ValueObject } from '../../values/value.ts'

/** The fields of a chat's request. */
export const bodyOf = ({ body }: HttpRequest): ValueObject => (body.kind === 'json' ? body.value : {})

/** A request as a plain example sends it: what is not to be streamed says nothing of it, as a service does not stream of itself. */
export function plainRequest(request: HttpRequest): HttpRequest {
  const { stream, ...others } = bodyOf(request)
  return stream === false ? { ...request, body: { kind: 'json', value: others } } : request
}

/** The fields of a chat's request as a plain example sends it. */
export const plainBodyOf = (request: HttpRequest): ValueObject => bodyOf(plainRequest(request))
