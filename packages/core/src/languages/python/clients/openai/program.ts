import type { Call, ChatCall, TaskCall } from '../../../../call/call.ts'
import type { ChatForm } from '../../../../call/chat-form.ts'
import type { Value } from '../../../../values/value.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { type PythonImport, python } from '../../writer.ts'
import { programWithFiles } from '../files.ts'

/** How the client is used, beside plainly. */
type Use = Pick<ChatForm, 'async' | 'robust'>

export const PLAIN: Use = { async: false, robust: false }

const clientName = (use: Use): string => (use.async ? 'AsyncOpenAI' : 'OpenAI')

/**
 * What is imported of the client.
 *
 * @param others names beside those that every program needs
 */
export const openaiImport = (use: Use, ...others: readonly string[]): PythonImport => ({
  module: 'openai',
  name: [...(use.robust ? ['APIConnectionError'] : []), 'APIStatusError', ...others, clientName(use)].sort().join(', '),
})

export const OPENAI: PythonImport = /* @__PURE__ */ openaiImport(PLAIN)

/** Makes `client`, which asks again itself where it is to be robust. */
export function createClient(
  { token }: Pick<Call, 'token'>,
  baseUrl: string,
  moreHeaders: { readonly [name: string]: Value },
  use = PLAIN,
): string {
  const headers = Object.keys(moreHeaders).length > 0 ? python.argument('default_headers', moreHeaders) : ''
  return `${use.robust ? REPEATS : ''}client = ${clientName(use)}(
    base_url=${python.string(baseUrl)},
    api_key=${python.literal(token)},
${headers}${use.robust ? LIMITED : ''})
`
}

const REPEATS = `${python.comment('Asks again after 408, 409, 429, 5xx and lost connections, and waits as told by Retry-After.')}\n`

const LIMITED = python.argument('max_retries', LIMITS.attempts - 1) + python.argument('timeout', LIMITS.timeout)

/** Ends a `try`. Left uncaught, the client's error does not show what a service says in `{"error": "…"}`. */
export const exceptRefused = (indent = ''): string => `${indent}except APIStatusError as error:
${indent}    raise SystemExit(f"{error.status_code}: {error.response.text}")
`

/**
 * A whole program.
 *
 * @param created code that makes the call on `client`, indented by four columns
 * @param shown code that shows its result
 */
export function openaiProgram(
  call: Pick<Call, 'token'> & Pick<ChatCall | TaskCall, 'request'>,
  baseUrl: string,
  moreHeaders: { readonly [name: string]: Value },
  created: string,
  shown: string,
): string {
  return programWithFiles(
    call,
    [OPENAI],
    `${createClient(call, baseUrl, moreHeaders)}
try:
${created}${exceptRefused()}
${shown}`,
  )
}
