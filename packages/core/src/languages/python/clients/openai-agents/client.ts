import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const openaiAgents: Client = {
  language: 'python',
  id: 'openai-agents',
  order: 10,
  framework: true,
  install: 'pip install openai-agents~=0.24 openai~=3.52',
  unsupported: unsupportedSurrogate,
  withoutRenderer: {
    responses: 'no example of OpenAI Agents with the Responses API was run',
    messages: 'OpenAI Agents speaks OpenAI’s APIs, and the Messages API is Anthropic’s',
    'structured-output': 'OpenAI Agents gives every schema a name of its own, and no example was run',
  },
}
