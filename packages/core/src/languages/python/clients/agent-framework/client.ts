import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const agentFramework: Client = {
  language: 'python',
  id: 'agent-framework',
  order: 14,
  framework: true,
  install: 'pip install agent-framework-openai~=1.17',
  unsupported: unsupportedSurrogate,
  withoutRenderer: {
    responses: 'no example of Agent Framework with the Responses API was run',
    messages: 'OpenAIChatCompletionClient speaks OpenAI’s APIs, and the Messages API is Anthropic’s',
    'structured-output': 'no example of Agent Framework with an answer by a schema was run',
  },
}
