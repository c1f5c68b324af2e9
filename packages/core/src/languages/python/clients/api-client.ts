import type { ChatShape } from '../../../call/chat-shape.ts'
import type { ValueObject } from '../../../values/value.ts'
import { LIMITS } from '../../clients/retries.ts'
import { name, type Piece } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { SYS } from './imports.ts'
import { BUSY_FOR_CLIENT, CLIENT_STATUSES, END_OF_MODELS, forEachModel, nameModel } from './retries.ts'

/* Shared by the clients of OpenAI and Anthropic: their arguments and errors have the same names. */

/** A comment above clients that retry by themselves. */
export const REPEATS = code`
  # Retries after ${CLIENT_STATUSES}, 5xx, and lost connections, and waits as long as Retry-After says.
`

/** The arguments that limit its retries. */
export const LIMITED = code`
  max_retries=${LIMITS.attempts - 1},
  timeout=${LIMITS.timeout},
`

/** The names of a client's errors. */
export interface ApiErrors {
  readonly status: Piece
  readonly connection: Piece
}

/** Returns a name imported from a module. */
export const nameFrom = (module: string, taken: string): Piece => name(taken, { module, name: taken })

// @__NO_SIDE_EFFECTS__
export const errorsOf = (module: string): ApiErrors => ({
  status: nameFrom(module, 'APIStatusError'),
  connection: nameFrom(module, 'APIConnectionError'),
})

/** Returns a client's headers beyond those that it sets itself. */
export const moreHeadersOf = ({ moreHeaders }: { readonly moreHeaders: ValueObject }): Piece | undefined =>
  Object.keys(moreHeaders).length === 0 ? undefined : python.argument('default_headers', moreHeaders)

/**
 * Sends the request. Without retries, the client's own exception says why the service rejected it; with retries, the
 * program prints the reason. With several models, the next one is tried if the client gets no response from one.
 *
 * @param request code that calls `modelOf(call)`
 * @param more further `except` clauses of a program with retries, which end it
 */
export function tryToAsk(call: ChatShape, errors: ApiErrors, request: Piece, more?: Piece): Piece {
  if (!call.variant.retries) return request
  if (!call.hasFallbacks) {
    return code`
      try:
          ${request}
      except ${errors.status} as error:
          raise SystemExit(f"{error.status_code}: {error.response.text}")
      except ${errors.connection} as error:
          raise SystemExit(f"The service did not answer: {error}")
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
