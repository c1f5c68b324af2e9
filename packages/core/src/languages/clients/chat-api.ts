import type { HttpRequest } from '../../call/call.ts'
import type { ValueObject } from '../../values/value.ts'

/** The fields of a chat's request. */
export const bodyOf = ({ body }: HttpRequest): ValueObject => (body.kind === 'json' ? body.value : {})

/** The same for a plain example: what is not to be streamed says nothing of it, as a service does not stream of itself. */
export function plainBodyOf(request: HttpRequest): ValueObject {
  const sent = bodyOf(request)
  const { stream, ...others } = sent
  return stream === false ? others : sent
}
