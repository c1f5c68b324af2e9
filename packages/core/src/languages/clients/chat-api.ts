import type { HttpRequest } from '../../call/call.ts'
import type { ValueObject } from '../../values/value.ts'

/** The fields of a chat's request. */
export const bodyOf = ({ body }: HttpRequest): ValueObject => (body.kind === 'json' ? body.value : {})

/** The same for a plain example. */
export const plainBodyOf = (request: HttpRequest): ValueObject => withoutFalseStream(bodyOf(request))

/** A body that says nothing of streams where it is not to be streamed, as a service does not stream of itself. */
export function withoutFalseStream(body: ValueObject): ValueObject {
  const { stream, ...others } = body
  return stream === false ? others : body
}
