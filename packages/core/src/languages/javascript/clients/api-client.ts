import type { ChatCall } from '../../../call/call.ts'
import type { Value } from '../../../values/value.ts'
import { LIMITS } from '../../clients/robust.ts'
import { spaces } from '../../printing/literal.ts'
import { javascript } from '../writer.ts'
import { properties } from './chat-completion.ts'
import { askEach, nameModel, withModel } from './robust.ts'

/* What the clients of OpenAI and Anthropic share: their options and their errors have the same names. */

/** What stands before a client that asks again itself. */
export const REPEATS = `${javascript.comment('Asks again after 408, 409, 429, 5xx and lost connections, and waits as told by Retry-After.')}\n`

/** Options of it. */
export const LIMITED =
  javascript.property('maxRetries', LIMITS.attempts - 1) + javascript.property('timeout', LIMITS.timeout * 1000)

/** Asks for `result` as `askEach` does, and names the provider that answered. */
export const ask = (call: ChatCall, result: string, request: (column: number) => string, column = 0): string =>
  askEach(call, result, request, REFUSED_FOR_GOOD, column) + nameModel(call, column)

/**
 * Asks for `result`, or for `stream`, by a method that takes the request's body.
 *
 * @param cast what stands behind the body: its type
 */
export const create = (
  call: ChatCall,
  method: string,
  result: string,
  body: { readonly [name: string]: Value },
  column: number,
  cast = '',
): string =>
  ask(
    call,
    call.streaming ? 'stream' : result,
    (inner) => `${method}({\n${properties(withModel(call, body), inner + 2)}${spaces(inner)}}${cast})`,
    column,
  )

/** An error of the connection has no status. */
const REFUSED_FOR_GOOD = 'error.status < 500 && ![408, 409, 429].includes(error.status)'
