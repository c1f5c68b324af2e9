import type { ChatCall } from '../../../call/call.ts'
import type { ValueObject } from '../../../values/value.ts'
import { eachStatus, LIMITS } from '../../clients/retries.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { SLEEP } from '../names.ts'
import { ANY, as, typed } from '../types.ts'
import { code } from '../writer.ts'

/* What clients share that ask again when a service is busy or cannot be reached. */

const { attempts, timeout, longestWait, statuses } = LIMITS

const IS_REFUSED = /* @__PURE__ */ eachStatus(statuses, (status) => code`response.status !== ${status}`, ' && ')

/**
 * A function `fetchPatiently` that asks again what a busy service refuses. It gives the response, or throws what the last
 * attempt met. While a stream is read, Node's own limit holds, between two parts.
 */
export const fetchPatiently = (call: ChatCall): Piece => code`
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

/** Whether there are several models to ask for. */
export const hasFallbacks = ({ fallbackModels }: ChatCall): boolean => fallbackModels.length > 0

/** The list `models`, the first one first, where there are several; it stands before what asks for each. */
export const listModels = (call: ChatCall): Piece | undefined =>
  hasFallbacks(call) ? code`const models = ${[call.requestModel, ...call.fallbackModels]};` : undefined

/** Names the provider that answered, apart from the answer. */
export const nameModel = (call: ChatCall): Piece | undefined => when(hasFallbacks(call), NAME_MODEL)

const NAME_MODEL = code`console.error(\`Answered by \${model}\`);`

/** The variable of the loop over models. */
export const MODEL = /* @__PURE__ */ name('model')

/** The model of a request with retries: that variable where there are several. */
export const modelOf = (call: ChatCall): string | Piece => (hasFallbacks(call) ? MODEL : call.requestModel)

/** A request's body with that model. */
export const withModel = (call: ChatCall, body: ValueObject): ValueObject => ({ ...body, model: modelOf(call) })

const OPTIONAL_TEXT = code`string | undefined`

/**
 * Asks for `result`. Where there are several models, each of `models` is asked for in turn until one gives it.
 *
 * @param request an expression that asks for `modelOf(call)`
 * @param refusedForGood a condition on `error` under which no other provider is asked
 */
export function askEach(call: ChatCall, result: Piece, request: Piece, refusedForGood?: Piece): Piece {
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
