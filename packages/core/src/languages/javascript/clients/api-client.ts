import type { ChatCall } from '../../../call/call.ts'
import type { ValueObject } from '../../../values/value.ts'
import { eachStatus, LIMITS } from '../../clients/retries.ts'
import { lines, name, type Piece } from '../../printing/code.ts'
import { code, javascript } from '../writer.ts'
import { askEach, nameModel, withModel } from './retries.ts'

/* What the clients of OpenAI and Anthropic share: their options and their errors have the same names. */

const CLIENT_STATUSES = /* @__PURE__ */ eachStatus(LIMITS.clientStatuses, (status) => code`${status}`, ', ')

/** A comment above clients that retry by themselves. */
export const REPEATS = code`// Retries after ${CLIENT_STATUSES}, 5xx, and lost connections, and waits as long as Retry-After says.`

/** Options of it. */
export const LIMITED = code`
  maxRetries: ${LIMITS.attempts - 1},
  timeout: ${LIMITS.timeout * 1000},
`

/** Asks for `result` as `askEach` does, and names the provider that answered. */
export const ask = (call: ChatCall, result: Piece, request: Piece): Piece | undefined =>
  lines(askEach(call, result, request, REFUSED_FOR_GOOD), nameModel(call))

/** The variable of a stream. */
export const STREAM = /* @__PURE__ */ name('stream')

/**
 * Asks for `result`, or for `stream`, by a method that takes the request's body.
 *
 * @param cast what stands behind the body: its type
 */
export const create = (
  call: ChatCall,
  method: Piece,
  result: Piece,
  body: ValueObject,
  cast: Piece | undefined,
): Piece | undefined =>
  ask(
    call,
    call.streaming ? STREAM : result,
    code`
      ${method}({
        ${javascript.properties(withModel(call, body))}
      }${cast})
    `,
  )

/** An error of the connection has no status. */
const REFUSED_FOR_GOOD = code`error.status < 500 && ![${CLIENT_STATUSES}].includes(error.status)`
