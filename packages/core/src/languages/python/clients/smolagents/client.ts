import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const smolagents: Client = {
  language: 'python',
  id: 'smolagents',
  order: 18,
  framework: true,
  install: 'pip install "smolagents[openai]~=1.26"',
  unsupported: unsupportedSurrogate,
  without: { async: 'smolagents/models.py', retries: true },
  unusedMethod: (task) =>
    task === 'feature-extraction' ? 'smolagents calls chat models only (smolagents/models.py)' : undefined,
  withoutRenderer: {
    responses: 'smolagents supports chat completions, but not the Responses API (smolagents/models.py)',
    messages: 'smolagents calls the Messages API only through LiteLLM (smolagents/models.py)',
    'tool-loop':
      'smolagents sends tool calls and their results as text, and adds instructions and a final_answer tool (smolagents/memory.py, smolagents/agents.py)',
  },
}
