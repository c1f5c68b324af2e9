import type { Client } from '../../../clients/client.ts'
import { chat, install } from './chat.ts'

export const aiSdk: Client = {
  language: 'js',
  id: 'ai-sdk',
  order: 5,
  framework: true,
  install,
  chat,
  withoutRenderer: {
    responses: '@ai-sdk/openai-compatible of release 3.0 asks by chat completions alone',
    messages: '@ai-sdk/openai-compatible of release 3.0 asks by chat completions alone',
  },
}
