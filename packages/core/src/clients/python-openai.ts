import type { Call } from '../call.ts'
import { python } from '../languages/python.ts'
import type { Value } from '../languages/value.ts'
import type { ClientRecord } from './client.ts'
import { pythonImports } from './python-program.ts'

export const pythonOpenai: ClientRecord = {
  language: 'python',
  id: 'openai',
  place: 1,
  install: 'pip install openai~=3.52',
  otherTasks: ['text-generation'],
}

/** Left uncaught, the client's error does not show what a service says in `{"error": "…"}`. */
export const CAUGHT = `except APIStatusError as error:
    raise SystemExit(f"{error.status_code}: {error.response.text}")

`

/** All before the call on `client`, which stands in a `try`. */
export function before(
  call: Pick<Call, 'token'>,
  baseUrl: string,
  moreHeaders: { readonly [name: string]: Value },
): string {
  let client = `client = OpenAI(\n${python.argument('base_url', baseUrl)}${python.argument('api_key', call.token)}`
  if (Object.keys(moreHeaders).length > 0) client += python.argument('default_headers', moreHeaders)
  return python.program(
    pythonImports(call, { module: 'openai', name: 'APIStatusError, OpenAI' }),
    `${client})\n\ntry:\n`,
  )
}
