import type { HttpRequest } from '../../call/call.ts'
import type { ValueObject } from '../../values/value.ts'

/* What clients share that chat by the Responses or the Messages API. */

/** The fields of a chat's request. */
export const bodyOf = ({ body }: HttpRequest): ValueObject => (body.kind === 'json' ? body.value : {})
