import type { Client } from '../../../clients/client.ts'

export const openaiAgents: Client = {
  language: 'js',
  id: 'openai-agents',
  order: 10,
  framework: true,
  install: 'npm install @openai/agents@0.20 openai@7',
  without: { retries: true, reasoning: true, responses: true },
  unusedMethod: (task) =>
    task === 'feature-extraction'
      ? 'OpenAI Agents calls chat models only (dist/model.d.ts of @openai/agents-core)'
      : undefined,
  withoutRenderer: {
    messages: 'OpenAI Agents supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
}
