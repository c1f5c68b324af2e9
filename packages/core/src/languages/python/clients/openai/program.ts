import type { Call } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { python } from '../../writer.ts'
import { importsOfToken } from '../imports.ts'

/**
 * A whole program. Left uncaught, the client's error does not show what a service says in `{"error": "…"}`.
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
  const headers = Object.keys(moreHeaders).length > 0 ? python.argument('default_headers', moreHeaders) : ''
  return python.program(
    [...importsOfToken({ token }), { module: 'openai', name: 'APIStatusError, OpenAI' }],
    `client = OpenAI(
    base_url=${python.string(baseUrl)},
    api_key=${python.literal(token)},
${headers})

try:
${call}except APIStatusError as error:
    raise SystemExit(f"{error.status_code}: {error.response.text}")

${shown}`,
  )
}
