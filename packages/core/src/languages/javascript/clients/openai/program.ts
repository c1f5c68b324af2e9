import type { Call } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { javascript } from '../../writer.ts'

/**
 * A whole program.
 *
 * @param body code that makes the call on `client` and shows its result
 */
export function openaiProgram(
  { token }: Pick<Call, 'token'>,
  baseUrl: string,
  moreHeaders: { readonly [name: string]: Value },
  body: string,
): string {
  const headers = Object.keys(moreHeaders).length > 0 ? javascript.property('defaultHeaders', moreHeaders) : ''
  return `import OpenAI from "openai";

const client = new OpenAI({
  baseURL: ${javascript.string(baseUrl)},
  apiKey: ${javascript.literal(token)},
${headers}});

${body}`
}
