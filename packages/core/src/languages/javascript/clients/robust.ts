import type { ChatCall } from '../../../call/call.ts'
import { type RawNode, raw, type Value } from '../../../values/value.ts'
import { LIMITS } from '../../clients/robust.ts'
import { spaces } from '../../printing/literal.ts'
import { as, typed } from '../types.ts'
import { type JavaScriptImport, javascript } from '../writer.ts'

/* What clients share that ask again when a service is busy or cannot be reached. */

const { attempts, timeout, longestWait } = LIMITS

/** The pause of `fetchPatiently`. */
export const SLEEP: JavaScriptImport = { module: 'node:timers/promises', name: 'setTimeout as sleep' }

/**
 * A function `fetchPatiently` that asks again what a busy service refuses. It gives the response, or throws what the last
 * attempt met. While a stream is read, Node's own limit holds, between two parts.
 */
export function fetchPatiently(call: ChatCall): string {
  const { streaming } = call
  return `/** Fetches, and asks up to ${attempts} times while the service is busy or cannot be reached. */
async function fetchPatiently(url${typed(call, ': string | URL | Request')}, init${typed(call, '?: RequestInit')}) {
  for (let attempt = 1; ; attempt++) {
    let failure;
    let wait = 2 ** attempt * (500 + 250 * Math.random());
${streaming ? ABORT_HEADERS : ''}    try {
      const response = await fetch(url, { ...init, signal${streaming ? ': limit.signal' : `: AbortSignal.timeout(${timeout * 1000})`} });
      if (response.status < 500 && response.status !== 408 && response.status !== 429) return response;
      failure = new Error(\`\${response.status} \${response.statusText}: \${await response.text()}\`);
      wait = ${as(call, 'response.headers.get("retry-after")', 'any')} * 1000 || wait;
    } catch (error) {
      failure = error;
    }${streaming ? ' finally {\n      clearTimeout(timer);\n    }' : ''}
    if (attempt === ${attempts} || wait > ${longestWait * 1000}) throw failure;
    await sleep(wait);
  }
}
`
}

const ABORT_HEADERS = `    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error("No answer within ${timeout} seconds.")), ${timeout * 1000});
`

/** Whether there are several models to ask for. */
export const hasFallbacks = ({ fallbackModels }: ChatCall): boolean => fallbackModels.length > 0

/** The list `models`, the first one first, where there are several; it stands before what asks for each. */
export const listModels = (call: ChatCall): string =>
  hasFallbacks(call)
    ? `const models = ${javascript.literal([call.requestModel, ...call.fallbackModels], 0, 16)};\n`
    : ''

/** Names the provider that answered, apart from the answer. */
export const nameModel = (call: ChatCall, column = 0): string =>
  hasFallbacks(call) ? `${spaces(column)}console.error(\`Answered by \${model}\`);\n` : ''

/** The model of a robust request: the variable of the loop where there are several. */
export const modelOf = (call: ChatCall): string | RawNode => (hasFallbacks(call) ? raw('model') : call.requestModel)

/** A request's body with that model. */
export const withModel = (
  call: ChatCall,
  body: { readonly [name: string]: Value },
): { readonly [name: string]: Value } => ({ ...body, model: modelOf(call) })

/**
 * Asks for `result`. Where there are several models, each of `models` is asked for in turn until one gives it.
 *
 * @param request an expression that asks for `modelOf(call)`, in code that is indented by so many columns
 * @param refusedForGood a condition on `error` under which no other provider is asked
 */
export function askEach(
  call: ChatCall,
  result: string,
  request: (column: number) => string,
  refusedForGood?: string,
  column = 0,
): string {
  const indent = spaces(column)
  if (!hasFallbacks(call)) return `${indent}const ${result} = await ${request(column)};\n`
  const thrown = refusedForGood === undefined ? '' : `${indent}    if (${refusedForGood}) throw error;\n`
  return `${indent}let ${result};
${indent}let model${typed(call, ': string | undefined')};
${indent}for (model of models) {
${indent}  ${result} = await ${request(column + 2)}.catch((error) => {
${thrown}${indent}    console.error(\`\${model}: \${error.message}\`);
${indent}  });
${indent}  if (${result}) break;
${indent}}
${indent}if (!${result}) throw new Error("No provider answered.");
`
}
