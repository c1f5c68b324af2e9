import type { Call } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { javascript } from '../../writer.ts'

/** Imports and makes `client`. */
export const createClient = ({ token }: Pick<Call, 'token'>): string =>
  `import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(${javascript.literal(token)});

`

/** The options of a request. Left to itself the client repeats one that is answered with 503 without end. */
export const clientOptions = (
  { billTo }: Pick<Call, 'billTo'>,
  more?: { readonly [name: string]: Value },
): { readonly [name: string]: Value } =>
  billTo === undefined ? { retry_on_error: false, ...more } : { billTo, retry_on_error: false, ...more }

/**
 * Statements in a `try`, indented by two columns. An uncaught error of this client prints the request with its token,
 * and hides what the service said.
 *
 * @param finalStatements what is done however they end
 */
export const tryStatements = (statements: string, finalStatements = ''): string => `try {
${statements}} catch (error) {
  console.error(error.message, JSON.stringify(error.httpResponse ?? error.cause?.message ?? ""));
  process.exitCode = 1;
}${finalStatements === '' ? '' : ` finally {\n${finalStatements}}`}
`
