import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const agentFramework: Client = {
  language: 'python',
  id: 'agent-framework',
  order: 17,
  framework: true,
  install: 'pip install agent-framework-openai~=1.17',
  unsupported: unsupportedSurrogate,
  openAiCompatible: true,
  hasMethodFor: ({ id }) => id === 'feature-extraction',
  without: { retries: true, responses: true },
  withoutRenderer: {
    messages: 'OpenAIChatCompletionClient supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
}
