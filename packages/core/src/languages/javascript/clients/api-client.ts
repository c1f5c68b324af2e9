import type { ChatShape } from '../../../call/chat-shape.ts'
import type { ValueObject } from '../../../values/value.ts'
import { eachStatus, LIMITS } from '../../clients/retries.ts'
import { lines, name, type Piece } from '../../printing/code.ts'
import { code, javascript } from '../writer.ts'
import { askEach, nameModel, withModel } from './retries.ts'

/* Shared by the clients of OpenAI and Anthropic: their options and errors have the same names. */

const CLIENT_STATUSES = /* @__PURE__ */ eachStatus(LIMITS.clientStatuses, (status) => code`${status}`, ', ')

/** A comment above clients that retry by themselves. */
export const REPEATS = code`// Retries after ${CLIENT_STATUSES}, 5xx, and lost connections, and waits as long as Retry-After says.`

/** The options that limit its retries. */
export const LIMITED = code`
  maxRetries: ${LIMITS.attempts - 1},
  timeout: ${LIMITS.timeout * 1000},
`

/** Requests `result` like `askEach`, and prints which provider answered. */
export const ask = (call: ChatShape, result: Piece, request: Piece): Piece | undefined =>
  lines(askEach(call, result, request, REFUSED_FOR_GOOD), nameModel(call))

/** The variable of a stream. */
export const STREAM = /* @__PURE__ */ name('stream')

/**
 * Requests `result` or `stream` with a method that takes the request's body.
 *
 * @param cast the body's type cast
 */
export const create = (
  call: ChatShape,
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

/** Connection errors have no status. */
const REFUSED_FOR_GOOD = code`error.status < 500 && ![${CLIENT_STATUSES}].includes(error.status)`
