import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const agentFramework: Client = {
  language: 'python',
  id: 'agent-framework',
  order: 14,
  framework: true,
  install: 'pip install agent-framework-openai~=1.17',
  unsupported: unsupportedSurrogate,
  unusedMethod: (task) =>
    task === 'feature-extraction'
      ? 'Agent Framework has OpenAIEmbeddingClient, but we haven’t run an example with it yet'
      : undefined,
  without: { retries: true, reasoning: true, responses: true },
  withoutRenderer: {
    messages: 'OpenAIChatCompletionClient supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
}
