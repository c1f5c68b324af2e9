import type { Call, ChatCall, TaskCall } from '../../../../call/call.ts'
import type { ChatForm } from '../../../../call/chat-form.ts'
import type { Value } from '../../../../values/value.ts'
import { type PythonImport, python } from '../../writer.ts'
import { EXCEPT_REFUSED, importOf, LIMITED, REPEATS } from '../api-client.ts'
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
export const openaiImport = (use: Use, ...others: readonly string[]): PythonImport =>
  importOf('openai', use, ...others, clientName(use))

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
${created}${EXCEPT_REFUSED}
${shown}`,
  )
}
