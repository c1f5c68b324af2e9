import type { ChatCall } from '../../../../call/call.ts'
import { javascript } from '../../writer.ts'

/** Makes `client`. */
export function createClient({ baseUrl, moreHeaders, token }: ChatCall): string {
  const headers = Object.keys(moreHeaders).length > 0 ? javascript.property('defaultHeaders', moreHeaders) : ''
  return `const client = new Anthropic({
  baseURL: ${javascript.string(baseUrl)},
  apiKey: ${javascript.literal(token)},
${headers}});
`
}
