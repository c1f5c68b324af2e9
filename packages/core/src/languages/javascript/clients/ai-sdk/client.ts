import type { Client } from '../../../clients/client.ts'

export const aiSdk: Client = {
  language: 'js',
  id: 'ai-sdk',
  order: 5,
  framework: true,
  install: 'npm install ai@7 @ai-sdk/openai-compatible@3',
  withoutRenderer: {
    responses: '@ai-sdk/openai-compatible 3.0 doesn’t support the Responses API',
    messages: '@ai-sdk/openai-compatible 3.0 doesn’t support the Messages API',
  },
}
