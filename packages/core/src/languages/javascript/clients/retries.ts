import type { ChatShape } from '../../../call/chat-shape.ts'
import type { ValueObject } from '../../../values/value.ts'
import { fromCall } from '../../clients/from-call.ts'
import { eachStatus, LIMITS } from '../../clients/retries.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { SLEEP } from '../names.ts'
import { ANY, as, typed } from '../types.ts'
import { code } from '../writer.ts'

/* Shared by clients that retry if a service is busy or unreachable. */

const { attempts, timeout, longestWait, statuses } = LIMITS

const IS_REFUSED = /* @__PURE__ */ eachStatus(statuses, (status) => code`response.status !== ${status}`, ' && ')

/**
 * Returns a function `fetchPatiently` that retries if a service is busy. It returns the response, or throws the last
 * attempt's error. While a stream is read, Node's own timeout between two parts applies.
 */
export const fetchPatiently = (call: ChatShape): Piece => code`
  /** Like fetch, but tries up to ${attempts} times while the service is busy or unreachable. */
  async function fetchPatiently(url${typed(call, ADDRESS)}, init${when(call.typescript, INIT)}) {
    for (let attempt = 1; ; attempt++) {
      let failure;
      let wait = 2 ** attempt * (500 + 250 * Math.random());
      ${when(call.streaming, ABORT_HEADERS)}
      try {
        const response = await fetch(url, { ...init, signal: ${call.streaming ? LIMIT : TIMEOUT} });
        if (response.status < 500 && ${IS_REFUSED}) return response;
        failure = new Error(\`\${response.status} \${response.statusText}: \${await response.text()}\`);
        wait = ${as(call, RETRY_AFTER, ANY)} * 1000 || wait;
      } catch (error) {
        failure = error;
      }${when(call.streaming, CLEAR)}
      if (attempt === ${attempts} || wait > ${longestWait * 1000}) throw failure;
      await ${SLEEP}(wait);
    }
  }

`

const ADDRESS = code`string | URL | Request`
const INIT = code`?: RequestInit`
const RETRY_AFTER = code`response.headers.get("retry-after")`
const LIMIT = code`limit.signal`
const TIMEOUT = code`AbortSignal.timeout(${timeout * 1000})`

const ABORT_HEADERS = code`
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error("No answer within ${timeout} seconds.")), ${timeout * 1000});
`

const CLEAR = code` finally {
  clearTimeout(timer);
}`

/** Checks whether there are several models to try. */
export const hasFallbacks = (call: Pick<ChatShape, 'hasFallbacks'>): boolean => call.hasFallbacks

/**
 * Returns the list `models` if there are several, the chosen one first. It comes before the code that tries each one.
 */
export const listModels = (call: ChatShape): Piece | undefined =>
  hasFallbacks(call)
    ? code`const models = ${fromCall(call, ({ requestModel, fallbackModels }) => [requestModel, ...fallbackModels])};`
    : undefined

/** Prints which provider answered, separately from the answer. */
export const nameModel = (call: ChatShape): Piece | undefined => when(hasFallbacks(call), NAME_MODEL)

const NAME_MODEL = code`console.error(\`Answered by \${model}\`);`

/** The variable of the loop over models. */
export const MODEL = /* @__PURE__ */ name('model')

/** Returns the model of a request with retries: that variable if there are several. */
export const modelOf = (call: ChatShape): string | Piece =>
  hasFallbacks(call) ? MODEL : fromCall(call, ({ requestModel }) => requestModel)

/** Returns a request's body with `model` set to `modelOf(call)`. */
export const withModel = (call: ChatShape, body: ValueObject): ValueObject => ({ ...body, model: modelOf(call) })

const OPTIONAL_TEXT = code`string | undefined`

/**
 * Requests `result`. With several models, it tries each of `models` in turn until one returns it.
 *
 * @param request an expression that calls `modelOf(call)`
 * @param refusedForGood a condition on `error` that ends the attempts with other providers
 */
export function askEach(call: ChatShape, result: Piece, request: Piece, refusedForGood?: Piece): Piece {
  if (!hasFallbacks(call)) return code`const ${result} = await ${request};`
  return code`
    let ${result};
    let model${typed(call, OPTIONAL_TEXT)};
    for (model of models) {
      ${result} = await ${request}.catch((error) => {
        ${refusedForGood && code`if (${refusedForGood}) throw error;`}
        console.error(\`\${model}: \${error.message}\`);
      });
      if (${result}) break;
    }
    if (!${result}) throw new Error("No provider answered.");
  `
}
