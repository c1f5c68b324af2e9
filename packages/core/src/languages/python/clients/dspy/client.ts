import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const dspy: Client = {
  language: 'python',
  id: 'dspy',
  order: 16,
  framework: true,
  install: 'pip install dspy~=3.4',
  unsupported: unsupportedSurrogate,
  withoutRenderer: {
    responses: 'no example of DSPy with the Responses API was run',
    messages: 'no example of DSPy with the Messages API was run',
  },
}
