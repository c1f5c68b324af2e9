import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const haystack: Client = {
  language: 'python',
  id: 'haystack',
  order: 15,
  framework: true,
  install: 'pip install haystack-ai~=3.4',
  unsupported: unsupportedSurrogate,
  openAiCompatible: true,
  without: { retries: true, responses: true },
  withoutRenderer: {
    messages: 'Haystack’s OpenAIChatGenerator supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
  hasMethodFor: ({ id }) => id === 'feature-extraction',
  unusedMethod: (task) =>
    task === 'text-to-image'
      ? 'Haystack has OpenAIImageGenerator, but we haven’t run an example with it yet'
      : undefined,
}
