import type { ChatCall } from '../../../call/call.ts'
import { LIMITS } from '../../clients/robust.ts'
import { type JavaScriptImport, javascript } from '../writer.ts'

/* What clients share that ask again when a service is busy or cannot be reached. */

const { attempts, timeout, longestWait } = LIMITS

/** The pause of `fetchPatiently`. */
export const SLEEP: JavaScriptImport = { module: 'node:timers/promises', name: 'setTimeout as sleep' }

/**
 * A function `fetchPatiently` that asks again what a busy service refuses. It gives the response, or throws what the last
 * attempt met. While a stream is read, Node's own limit holds, between two parts.
 */
export const fetchPatiently = ({
  streaming,
}: ChatCall): string => `/** Fetches, and asks up to ${attempts} times while the service is busy or cannot be reached. */
async function fetchPatiently(url, init) {
  for (let attempt = 1; ; attempt++) {
    let failure;
    let wait = 2 ** attempt * (500 + 250 * Math.random());
${streaming ? ABORT_HEADERS : ''}    try {
      const response = await fetch(url, { ...init, signal${streaming ? ': limit.signal' : `: AbortSignal.timeout(${timeout * 1000})`} });
      if (response.status < 500 && response.status !== 408 && response.status !== 429) return response;
      failure = new Error(\`\${response.status} \${response.statusText}: \${await response.text()}\`);
      wait = response.headers.get("retry-after") * 1000 || wait;
    } catch (error) {
      failure = error;
    }${streaming ? ' finally {\n      clearTimeout(timer);\n    }' : ''}
    if (attempt === ${attempts} || wait > ${longestWait * 1000}) throw failure;
    await sleep(wait);
  }
}
`

const ABORT_HEADERS = `    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error("No answer within ${timeout} seconds.")), ${timeout * 1000});
`

/** Whether there are several models to ask for. */
export const hasFallbacks = ({ fallbackModels }: ChatCall): boolean => fallbackModels.length > 0

/** The list `models`, the first one first. */
export const listModels = ({ fallbackModels, requestModel }: ChatCall): string =>
  `const models = ${javascript.literal([requestModel, ...fallbackModels], 0, 16)};\n`

/** Names the provider that answered, apart from the answer. */
export const nameModel = 'console.error(`Answered by ${model}`);\n'

/**
 * Asks for each of `models` in turn, until one gives `result`.
 *
 * @param request code that asks for `model`, indented by two columns
 * @param refusedForGood a condition on `error` under which no other provider is asked
 */
export const askEach = (call: ChatCall, result: string, request: string, refusedForGood?: string): string =>
  `${listModels(call)}let ${result};
let model;
for (model of models) {
  ${result} = await ${request}.catch((error) => {
${refusedForGood === undefined ? '' : `    if (${refusedForGood}) throw error;\n`}    console.error(\`\${model}: \${error.message}\`);
  });
  if (${result}) break;
}
if (!${result}) throw new Error("No provider answered.");
${result === 'response' ? '' : nameModel}`
