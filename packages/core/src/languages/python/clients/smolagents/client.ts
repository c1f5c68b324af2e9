import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const smolagents: Client = {
  language: 'python',
  id: 'smolagents',
  order: 15,
  framework: true,
  install: 'pip install "smolagents[openai]~=1.26"',
  unsupported: unsupportedSurrogate,
  withoutRenderer: {
    responses: 'smolagents supports chat completions, but not the Responses API (smolagents/models.py)',
    messages: 'smolagents’ OpenAIModel supports OpenAI’s APIs only; the Messages API is Anthropic’s',
    'tool-loop':
      'a smolagents agent adds its own instructions before the messages, and a final_answer tool that the model must call (smolagents/agents.py)',
  },
}
