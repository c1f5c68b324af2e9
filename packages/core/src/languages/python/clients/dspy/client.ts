import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const dspy: Client = {
  language: 'python',
  id: 'dspy',
  order: 19,
  framework: true,
  install: 'pip install dspy~=3.4',
  unsupported: unsupportedSurrogate,
  without: { retries: true, responses: true, messages: true },
  openAiCompatible: true,
  hasMethodFor: ({ id }) => id === 'feature-extraction',
}
