import type { Client } from '../../../clients/client.ts'

export const openaiAgents: Client = {
  language: 'js',
  id: 'openai-agents',
  order: 6,
  framework: true,
  install: 'npm install @openai/agents@0.20 openai@7',
  withoutRenderer: {
    responses: 'no example of OpenAI Agents with the Responses API was run',
    messages: 'OpenAI Agents speaks OpenAI’s APIs, and the Messages API is Anthropic’s',
    // Read in openaiChatCompletionsModel.mjs and openaiChatCompletionsConverter.mjs of 0.20.0, and seen in requests.
    'tool-loop':
      'OpenAI Agents sends back what a model says beside its calls as a part with fields that no service documents, such as `annotations`',
  },
}
