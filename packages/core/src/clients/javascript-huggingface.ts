import type { Call } from '../call.ts'
import { javascript } from '../languages/javascript.ts'
import type { Value } from '../languages/value.ts'
import type { ClientRecord } from './client.ts'

export const javascriptHuggingface: ClientRecord = {
  language: 'js',
  id: 'huggingface.js',
  place: 2,
  install: 'npm install @huggingface/inference@4',
}

/** An uncaught error of this client prints the request with its token, and hides what the service said. */
export const CAUGHT = `} catch (error) {
  console.error(error.message, JSON.stringify(error.httpResponse ?? error.cause?.message ?? ""));
  process.exitCode = 1;
}
`

/** Makes the client. */
export const clientOf = (call: Pick<Call, 'token'>): string =>
  `const client = new InferenceClient(${javascript.literal(call.token)});\n\n`

/** Left to itself the client repeats a request that is answered with 503 without end. */
export const optionsOf = ({ billTo }: Pick<Call, 'billTo'>): { [name: string]: Value } =>
  billTo === undefined ? { retry_on_error: false } : { billTo, retry_on_error: false }
