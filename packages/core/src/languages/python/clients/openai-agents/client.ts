import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const openaiAgents: Client = {
  language: 'python',
  id: 'openai-agents',
  order: 13,
  framework: true,
  install: 'pip install openai-agents~=0.24 openai~=3.52',
  unsupported: unsupportedSurrogate,
  without: { retries: true, responses: true },
  unusedMethod: (task) =>
    task === 'feature-extraction' ? 'OpenAI Agents calls chat models only (agents/models/interface.py)' : undefined,
  withoutRenderer: {
    messages: 'OpenAI Agents supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
}
