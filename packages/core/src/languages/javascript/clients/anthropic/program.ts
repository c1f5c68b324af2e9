import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { javascript } from '../../writer.ts'
import { create, LIMITED, REPEATS } from '../api-client.ts'
import { castMessage } from './types.ts'

/** Makes `client`, which asks again itself where it is to be robust. */
export function createClient({ baseUrl, moreHeaders, token, form }: ChatCall): string {
  const headers = Object.keys(moreHeaders).length > 0 ? javascript.property('defaultHeaders', moreHeaders) : ''
  return `${form.robust ? REPEATS : ''}const client = new Anthropic({
  baseURL: ${javascript.string(baseUrl)},
  apiKey: ${javascript.literal(token)},
${headers}${form.robust ? LIMITED : ''}});
`
}

/** Asks for `message` or `stream`, in code that is indented by so many columns. */
export const createMessage = (call: ChatCall, body: { readonly [name: string]: Value }, column = 0): string =>
  create(call, 'client.messages.create', 'message', body, column, castMessage(call, body))
