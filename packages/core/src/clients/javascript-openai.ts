import { type Call, type ChatCall, perFrame, type TaskCall } from '../call.ts'
import { javascript } from '../languages/javascript.ts'
import type { Value } from '../languages/value.ts'
import type { Client } from './client.ts'
import { chatProperties, endLine, printDelta, printMessage } from './javascript-chat.ts'
import { completionOf, refusesCompletion } from './openai-completion.ts'
import { askedOfService } from './python-chat.ts'

export const javascriptOpenai: Client = {
  language: 'js',
  id: 'openai',
  place: 1,
  install: 'npm install openai@7',
  refuses: refusesCompletion,
  templates: {
    conversational: (call: ChatCall) => aroundProperties(call, chatProperties(call, askedOfService(call), 2)),
    'text-generation'(call: TaskCall): string {
      const { baseUrl, fields, moreHeaders } = completionOf(call)
      let body = 'const completion = await client.completions.create({\n'
      for (const name of Object.keys(fields)) body += javascript.property(name, fields[name] as Value)
      return `${before(call, baseUrl, moreHeaders)}${body}});\n\nconsole.log(completion.choices[0].text);\n`
    },
  },
}

const aroundProperties = perFrame((frame) => ({
  before: `${before(frame, frame.baseUrl, frame.moreHeaders)}const ${frame.streaming ? 'stream' : 'completion'} = await client.chat.completions.create({\n  `,
  after: frame.streaming
    ? `,\n  stream: true,\n});\n\nfor await (const chunk of stream) {\n  ${printDelta(frame)}}\n${endLine(frame)}`
    : `,\n});\n\n${printMessage(frame)}`,
}))

function before(call: Pick<Call, 'token'>, baseUrl: string, moreHeaders: { readonly [name: string]: Value }): string {
  let client = `const client = new OpenAI({\n${javascript.property('baseURL', baseUrl)}${javascript.property('apiKey', call.token)}`
  if (Object.keys(moreHeaders).length > 0) client += javascript.property('defaultHeaders', moreHeaders)
  return javascript.program([{ module: 'openai', name: 'OpenAI', default: true }], `${client}});\n\n`)
}
