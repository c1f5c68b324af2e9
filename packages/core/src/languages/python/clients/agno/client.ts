import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const agno: Client = {
  language: 'python',
  id: 'agno',
  order: 16,
  framework: true,
  install: 'pip install "agno[openai]~=3.1"',
  unsupported: unsupportedSurrogate,
  without: { retries: true, responses: true },
  withoutRenderer: {
    messages: 'Agno’s OpenAILike supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
  openAiCompatible: true,
  hasMethodFor: ({ id }) => id === 'feature-extraction',
}
