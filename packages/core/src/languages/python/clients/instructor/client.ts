import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const instructor: Client = {
  language: 'python',
  id: 'instructor',
  order: 20,
  framework: true,
  install: 'pip install instructor~=1.17',
  unsupported: unsupportedSurrogate,
  without: { retries: true },
  unusedMethod: (task) =>
    task === 'feature-extraction'
      ? 'Instructor only calls chat models, to get Pydantic objects (instructor/v2/core/client.py)'
      : undefined,
  withoutRenderer: {
    plain: 'Instructor always returns Pydantic objects; choose structured output (https://python.useinstructor.com/)',
    'tool-loop':
      'Instructor uses tools only to get an object, and doesn’t call functions (instructor/v2/core/client.py)',
    responses:
      'with the Responses API, Instructor sends the schema and also forces a tool call (instructor/v2/providers/openai/handlers.py)',
    messages:
      'with the Messages API, Instructor gets an object through a tool (instructor/v2/providers/anthropic/handlers.py)',
  },
}
