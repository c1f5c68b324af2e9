import type { Client } from '../../../clients/client.ts'

export const langchain: Client = {
  language: 'js',
  id: 'langchain',
  order: 11,
  framework: true,
  install: 'npm install @langchain/openai@1',
  without: { responses: true },
  withoutRenderer: {
    messages: 'ChatOpenAI supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
  openAiCompatible: true,
  hasMethodFor: ({ id }) => id === 'feature-extraction',
}
