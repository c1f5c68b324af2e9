import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const langchain: Client = {
  language: 'python',
  id: 'langchain',
  order: 10,
  framework: true,
  install: 'pip install langchain-openai~=1.7',
  unsupported: unsupportedSurrogate,
  without: { retries: true, responses: true },
  withoutRenderer: {
    messages: 'ChatOpenAI supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
  openAiCompatible: true,
  hasMethodFor: ({ id }) => id === 'feature-extraction',
}
