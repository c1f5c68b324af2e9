import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const strandsAgents: Client = {
  language: 'python',
  id: 'strands-agents',
  order: 21,
  framework: true,
  install: 'pip install "strands-agents[openai]~=1.62"',
  unsupported: unsupportedSurrogate,
  without: { retries: true, responses: true },
  unusedMethod: (task) =>
    task === 'feature-extraction' ? 'Strands Agents calls chat models only (strands/models/model.py)' : undefined,
  withoutRenderer: {
    messages:
      'Strands Agents calls the Messages API with its AnthropicModel, and we haven’t run an example with it yet',
    'structured-output':
      'Strands Agents gets structured output through a tool that it adds (structured_output_model of strands/agent/agent.py); the method that sends a schema is deprecated',
  },
}
