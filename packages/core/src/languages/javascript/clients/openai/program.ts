import type { Call, ChatCall, TaskCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { javascript } from '../../writer.ts'
import { LIMITED, REPEATS } from '../api-client.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { checkToken } from '../token.ts'

/**
 * A whole program.
 *
 * @param body code that makes the call on `client` and shows its result
 * @param isRobust whether the client asks again itself
 */
export function openaiProgram(
  call: Pick<Call, 'token'> & Pick<ChatCall | TaskCall, 'request'>,
  baseUrl: string,
  moreHeaders: { readonly [name: string]: Value },
  body: string,
  isRobust = false,
): string {
  return `${javascript.imports(importsOfFiles(call))}import OpenAI from "openai";

${checkToken(call)}${readFiles(call)}${createClient(call, baseUrl, moreHeaders, isRobust)}
${body}`
}

/**
 * Makes `client`.
 *
 * @param isRobust whether it asks again itself
 */
export function createClient(
  { token }: Pick<Call, 'token'>,
  baseUrl: string,
  moreHeaders: { readonly [name: string]: Value },
  isRobust = false,
): string {
  const headers = Object.keys(moreHeaders).length > 0 ? javascript.property('defaultHeaders', moreHeaders) : ''
  return `${isRobust ? REPEATS : ''}const client = new OpenAI({
  baseURL: ${javascript.string(baseUrl)},
  apiKey: ${javascript.literal(token)},
${headers}${isRobust ? LIMITED : ''}});
`
}
