import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'
import { chat, install } from './chat.ts'

export const langchain: Client = {
  language: 'python',
  id: 'langchain',
  order: 7,
  framework: true,
  install,
  unsupported: unsupportedSurrogate,
  chat,
  withoutRenderer: {
    responses: 'no example of LangChain with the Responses API was run',
    messages: 'ChatOpenAI speaks OpenAI’s APIs, and the Messages API is Anthropic’s',
  },
}
