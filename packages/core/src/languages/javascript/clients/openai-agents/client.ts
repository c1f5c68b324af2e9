import type { Client } from '../../../clients/client.ts'

export const openaiAgents: Client = {
  language: 'js',
  id: 'openai-agents',
  order: 6,
  framework: true,
  install: 'npm install @openai/agents@0.20 openai@7',
  withoutRenderer: {
    responses: 'we haven’t run an OpenAI Agents example with the Responses API',
    messages: 'OpenAI Agents supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
}
