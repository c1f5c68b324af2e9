import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const pydanticAi: Client = {
  language: 'python',
  id: 'pydantic_ai',
  order: 8,
  framework: true,
  install: 'pip install "pydantic-ai-slim[openai]~=2.68"',
  unsupported: unsupportedSurrogate,
  withoutRenderer: {
    responses: 'no example of Pydantic AI with the Responses API was run',
    messages: 'no example of Pydantic AI with the Messages API was run',
    'structured-output':
      'Pydantic AI asks for such an answer by a tool of its own, or knows by the name of the model whether it takes a schema',
  },
}
