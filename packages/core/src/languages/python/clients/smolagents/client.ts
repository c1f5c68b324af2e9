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
    responses: 'smolagents has a model for chat completions, and none for the Responses API (smolagents/models.py)',
    messages: 'OpenAIModel of smolagents speaks OpenAI’s APIs, and the Messages API is Anthropic’s',
    'tool-loop':
      'an agent of smolagents puts instructions of its own before the messages, and tells of a tool final_answer that the model must call (smolagents/agents.py)',
  },
}
