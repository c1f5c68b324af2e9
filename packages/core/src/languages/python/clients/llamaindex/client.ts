import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const llamaindex: Client = {
  language: 'python',
  id: 'llamaindex',
  order: 14,
  framework: true,
  install: 'pip install llama-index-llms-openai-like~=0.8',
  unsupported: unsupportedSurrogate,
  readsOnlyPaths: true,
  without: { retries: true, responses: true },
  withoutRenderer: {
    messages: 'LlamaIndex’s OpenAILike supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
  openAiCompatible: true,
  hasMethodFor: ({ id }) => id === 'feature-extraction',
}
