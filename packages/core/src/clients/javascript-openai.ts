import type { Call, ChatCall, TaskCall } from '../call.ts'
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
    conversational(call: ChatCall): string {
      let body = `const ${call.streaming ? 'stream' : 'completion'} = await client.chat.completions.create({\n`
      body += chatProperties(call, askedOfService(call), 2)
      if (call.streaming) body += '  stream: true,\n'
      body += '});\n\n'
      body += call.streaming
        ? `for await (const chunk of stream) {\n  ${printDelta(call)}}\n${endLine(call)}`
        : printMessage(call)
      return program(call, call.baseUrl, call.moreHeaders, body)
    },
    'text-generation'(call: TaskCall): string {
      const { baseUrl, fields, moreHeaders } = completionOf(call)
      let body = 'const completion = await client.completions.create({\n'
      for (const name of Object.keys(fields)) body += javascript.property(name, fields[name] as Value)
      return program(call, baseUrl, moreHeaders, `${body}});\n\nconsole.log(completion.choices[0].text);\n`)
    },
  },
}

function program(call: Call, baseUrl: string, moreHeaders: { readonly [name: string]: Value }, body: string): string {
  let client = `const client = new OpenAI({\n${javascript.property('baseURL', baseUrl)}${javascript.property('apiKey', call.token)}`
  if (Object.keys(moreHeaders).length > 0) client += javascript.property('defaultHeaders', moreHeaders)
  return javascript.program([{ module: 'openai', name: 'OpenAI', default: true }], `${client}});\n\n${body}`)
}
