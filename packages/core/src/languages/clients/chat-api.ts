import type { ChatCall, HttpRequest } from '../../call/call.ts'
import type { ValueObject } from '../../values/value.ts'

/* What clients share that chat by the Responses or the Messages API. */

/** The fields of a chat's request. */
export const bodyOf = ({ body }: HttpRequest): ValueObject => (body.kind === 'json' ? body.value : {})

/** What the examples of these APIs are not written with. */
export function unsupportedInApi({ form: { robust, async: isAsync } }: ChatCall): string | undefined {
  if (robust) return 'the examples that repeat a request speak chat completions'
  return isAsync ? 'the examples with an asynchronous interface speak chat completions' : undefined
}
