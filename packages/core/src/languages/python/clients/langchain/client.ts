import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const langchain: Client = {
  language: 'python',
  id: 'langchain',
  order: 7,
  framework: true,
  install: 'pip install langchain-openai~=1.7',
  unsupported: unsupportedSurrogate,
  withoutRenderer: {
    responses: 'no example of LangChain with the Responses API was run',
    messages: 'ChatOpenAI speaks OpenAI’s APIs, and the Messages API is Anthropic’s',
  },
}
