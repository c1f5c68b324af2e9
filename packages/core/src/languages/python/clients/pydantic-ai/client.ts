import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const pydanticAi: Client = {
  language: 'python',
  id: 'pydantic_ai',
  order: 11,
  framework: true,
  install: 'pip install "pydantic-ai-slim[openai]~=2.68"',
  unsupported: unsupportedSurrogate,
  openAiCompatible: true,
  hasMethodFor: ({ id }) => id === 'feature-extraction',
  without: { retries: true, responses: true, messages: true },
}
