import type { Call } from '../call.ts'
import { javascript } from '../languages/javascript.ts'
import type { Value } from '../languages/value.ts'
import type { ClientRecord } from './client.ts'

export const javascriptOpenai: ClientRecord = {
  language: 'js',
  id: 'openai',
  place: 1,
  install: 'npm install openai@7',
  otherTasks: ['text-generation'],
}

/** All before the call on `client`. */
export function before(
  call: Pick<Call, 'token'>,
  baseUrl: string,
  moreHeaders: { readonly [name: string]: Value },
): string {
  let client = `const client = new OpenAI({\n${javascript.property('baseURL', baseUrl)}${javascript.property('apiKey', call.token)}`
  if (Object.keys(moreHeaders).length > 0) client += javascript.property('defaultHeaders', moreHeaders)
  return javascript.program([{ module: 'openai', name: 'OpenAI', default: true }], `${client}});\n\n`)
}
