import type { Client } from '../../../clients/client.ts'

export const aiSdk: Client = {
  language: 'js',
  id: 'ai-sdk',
  order: 5,
  framework: true,
  install: 'npm install ai@7 @ai-sdk/openai-compatible@3',
  withoutRenderer: {
    responses: '@ai-sdk/openai-compatible of release 3.0 asks by chat completions alone',
    messages: '@ai-sdk/openai-compatible of release 3.0 asks by chat completions alone',
  },
}
