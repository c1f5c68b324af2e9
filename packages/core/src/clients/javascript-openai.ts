import type { ChatCall } from '../call.ts'
import { javascript } from '../languages/javascript.ts'
import type { Client } from './client.ts'
import { chatProperties, endLine, printDelta, printMessage } from './javascript-chat.ts'
import { askedOfService } from './python-chat.ts'

export const javascriptOpenai: Client = {
  language: 'js',
  id: 'openai',
  place: 1,
  install: 'npm install openai@7',
  refuses: () => undefined,
  templates: {
    conversational(call: ChatCall): string {
      let body = `const client = new OpenAI({\n${javascript.property('baseURL', call.baseUrl)}${javascript.property('apiKey', call.token)}`
      if (Object.keys(call.moreHeaders).length > 0) body += javascript.property('defaultHeaders', call.moreHeaders)
      body += `});\n\nconst ${call.streaming ? 'stream' : 'completion'} = await client.chat.completions.create({\n`
      body += chatProperties(call, askedOfService(call), 2)
      if (call.streaming) body += '  stream: true,\n'
      body += '});\n\n'
      body += call.streaming
        ? `for await (const chunk of stream) {\n  ${printDelta(call)}}\n${endLine(call)}`
        : printMessage(call)
      return javascript.program([{ module: 'openai', name: 'OpenAI', default: true }], body)
    },
  },
}
