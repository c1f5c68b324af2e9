import type { ChatShape } from '../../../call/chat-shape.ts'
import type { ValueObject } from '../../../values/value.ts'
import { fromCall } from '../../clients/from-call.ts'
import { eachStatus, LIMITS } from '../../clients/retries.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { ASYNCIO, RANDOM, SYS, TIME } from './imports.ts'
import { asynchronous, awaited } from './main.ts'

/* Shared by clients that retry if a service is busy or unreachable. */

const { attempts, clientStatuses, longestWait, statuses } = LIMITS

const STATUSES = /* @__PURE__ */ eachStatus(statuses, (status) => code`${status}`, ', ')

/** Statuses that the official clients retry by themselves, in addition to all from 500. */
export const CLIENT_STATUSES = /* @__PURE__ */ eachStatus(clientStatuses, (status) => code`${status}`, ', ')

/** The statuses that are retried. */
export const BUSY = code`[${STATUSES}, *range(500, 600)]`

/** The statuses that an official client retries, as code. */
export const BUSY_FOR_CLIENT = code`[${CLIENT_STATUSES}, *range(500, 600)]`

/** The variable of the loop over models. */
export const MODEL = /* @__PURE__ */ name('model')

/** Returns the model of a request with retries: the loop's variable if there are several. */
export const modelOf = (call: ChatShape): string | Piece =>
  call.hasFallbacks ? MODEL : fromCall(call, ({ requestModel }) => requestModel)

/** Returns a request's body with that model. */
export const withModel = (call: ChatShape, body: ValueObject): ValueObject => ({ ...body, model: modelOf(call) })

/** Returns the start of the loop over models, the chosen one first. After an answer, `break` ends it. */
export const forEachModel = (call: ChatShape): Piece =>
  code`for model in ${fromCall(call, ({ requestModel, fallbackModels }) => [requestModel, ...fallbackModels])}:`

/** The code after the loop over models. */
export const END_OF_MODELS = code`
  else:
      raise SystemExit("No provider answered.")
`

const NAME_MODEL = code`print(f"Answered by {model}", file=${SYS}.stderr)`

/** Prints which provider answered, separately from the answer. */
export const nameModel = ({ hasFallbacks }: ChatShape): Piece | undefined => when(hasFallbacks, NAME_MODEL)

/** How a program sends its request. */
export interface Asking {
  /** The functions that the program defines for it. */
  readonly functions?: Piece
  /** Code that sets the result's variable. */
  readonly code: Piece
}

/** One attempt with a client that doesn't retry by itself. */
interface Attempt {
  /** Parameters of `ask` before the model, each followed by a comma. */
  readonly parameters?: Piece | undefined
  /** Code before the first attempt. */
  readonly before?: Piece
  /** A `try` that returns the result; otherwise, it sets `failure`, and may set `wait`. */
  readonly once: Piece
}

/**
 * Returns a function `ask` for a client that doesn't retry by itself. It returns the result, or None if the service
 * stayed busy or was unreachable, and prints each failure.
 */
export const askRepeatedly = (call: ChatShape, { parameters, before, once }: Attempt): Piece => code`
  ${asynchronous(call)}def ask(${parameters}model):
      """Send a request up to ${attempts} times while the service is busy or unreachable."""
      ${before}
      for attempt in range(${attempts}):
          wait = 2**attempt * ${RANDOM}.uniform(1, 1.5)
          ${once}
          print(f"{model}: {failure}", file=${SYS}.stderr)
          if attempt == ${attempts - 1} or wait > ${longestWait}:
              return None
          ${call.variant.async ? code`await ${ASYNCIO}` : TIME}.sleep(wait)
`

/** Uses the pause that a service requests in its response's `headers`. */
export const waitAsTold = (headers: Piece): Piece => code`
  after = ${headers}.get("Retry-After", "")
  if after.isdigit():
      wait = int(after)
`

/**
 * Calls `ask` for the first model, and then for the others in turn.
 *
 * @param passed arguments before the model, each followed by a comma
 * @param result the variable for the result
 * @param model the name of the first model, if the client has its own
 */
export function askEach(
  call: ChatShape,
  passed: Piece | undefined,
  result: Piece,
  model: string | Piece = fromCall(call, ({ requestModel }) => requestModel),
): Piece {
  if (!call.hasFallbacks) {
    return code`
      ${result} = ${awaited(call)}ask(${passed}${model})
      if ${result} is None:
          raise SystemExit("The service did not answer.")
    `
  }
  return code`
    ${forEachModel(call)}
        ${result} = ${awaited(call)}ask(${passed}model)
        if ${result} is not None:
            break
    ${END_OF_MODELS}
  `
}
