import type { ChatCall } from '../../../call/call.ts'
import type { ValueObject } from '../../../values/value.ts'
import { eachStatus, LIMITS } from '../../clients/robust.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { SYS } from './imports.ts'
import { BUSY_FOR_CLIENT, END_OF_MODELS, forEachModel, nameModel } from './robust.ts'

/* What the clients of OpenAI and Anthropic share: their arguments and their errors have the same names. */

const CLIENT_STATUSES = /* @__PURE__ */ eachStatus(LIMITS.clientStatuses, (status) => code`${status}`, ', ')

/** What stands before a client that asks again itself. */
export const REPEATS = code`
  # Asks again after ${CLIENT_STATUSES}, 5xx and lost connections, and waits as told by Retry-After.
`

/** Arguments of it. */
export const LIMITED = code`
  max_retries=${LIMITS.attempts - 1},
  timeout=${LIMITS.timeout},
`

/** The names of a client's errors. */
export interface ApiErrors {
  readonly status: Piece
  readonly connection: Piece
}

/** A name that is taken from a module. */
export const nameFrom = (module: string, taken: string): Piece => name(taken, { module, name: taken })

// @__NO_SIDE_EFFECTS__
export const errorsOf = (module: string): ApiErrors => ({
  status: nameFrom(module, 'APIStatusError'),
  connection: nameFrom(module, 'APIConnectionError'),
})

/** Headers of a client beside those that it sends itself. */
export const moreHeadersOf = ({ moreHeaders }: { readonly moreHeaders: ValueObject }): Piece | undefined =>
  Object.keys(moreHeaders).length === 0 ? undefined : python.argument('default_headers', moreHeaders)

/** Ends a `try`. Left uncaught, the client's error does not show what a service says in `{"error": "…"}`. */
export const exceptRefused = ({ status }: ApiErrors): Piece => code`
  except ${status} as error:
      raise SystemExit(f"{error.status_code}: {error.response.text}")
`

const exceptUnreached = ({ connection }: ApiErrors): Piece => code`
  except ${connection} as error:
      raise SystemExit(f"The service did not answer: {error}")
`

/**
 * Asks, and ends the program where the service refuses. Where there are several models, what the client cannot get from
 * one is asked of the next.
 *
 * @param request code that asks for `modelOf(call)`
 * @param more further `except` clauses that end the program
 */
export function tryToAsk(call: ChatCall, errors: ApiErrors, request: Piece, more?: Piece): Piece {
  if (call.fallbackModels.length === 0) {
    return code`
      try:
          ${request}
      ${exceptRefused(errors)}
      ${when(call.form.robust, exceptUnreached(errors))}
      ${more}
    `
  }
  return code`
    ${forEachModel(call)}
        try:
            ${request}
            break
        except ${errors.status} as error:
            failure = f"{error.status_code}: {error.response.text}"
            if error.status_code not in ${BUSY_FOR_CLIENT}:
                raise SystemExit(failure)
        except ${errors.connection} as error:
            failure = error
        ${more}
        print(f"{model}: {failure}", file=${SYS}.stderr)
    ${END_OF_MODELS}
    ${nameModel(call)}
  `
}
