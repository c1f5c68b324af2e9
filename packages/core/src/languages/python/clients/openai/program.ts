import type { Call } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { type PythonImport, python } from '../../writer.ts'
import { importsOfToken } from '../imports.ts'

export const OPENAI: PythonImport = { module: 'openai', name: 'APIStatusError, OpenAI' }

/** Makes `client`. */
export function createClient(
  { token }: Pick<Call, 'token'>,
  baseUrl: string,
  moreHeaders: { readonly [name: string]: Value },
): string {
  const headers = Object.keys(moreHeaders).length > 0 ? python.argument('default_headers', moreHeaders) : ''
  return `client = OpenAI(
    base_url=${python.string(baseUrl)},
    api_key=${python.literal(token)},
${headers})
`
}

/** Ends a `try`. Left uncaught, the client's error does not show what a service says in `{"error": "…"}`. */
export const exceptRefused = (indent = ''): string => `${indent}except APIStatusError as error:
${indent}    raise SystemExit(f"{error.status_code}: {error.response.text}")
`

/**
 * A whole program.
 *
 * @param call code that makes the call on `client`, indented by four columns
 * @param shown code that shows its result
 */
export function openaiProgram(
  { token }: Pick<Call, 'token'>,
  baseUrl: string,
  moreHeaders: { readonly [name: string]: Value },
  call: string,
  shown: string,
): string {
  return python.program(
    [...importsOfToken({ token }), OPENAI],
    `${createClient({ token }, baseUrl, moreHeaders)}
try:
${call}${exceptRefused()}
${shown}`,
  )
}
