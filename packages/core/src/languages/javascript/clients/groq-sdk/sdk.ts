import type { ChatSdk } from '../chat-sdk.ts'

export const GROQ_SDK: ChatSdk = {
  id: 'groq-sdk',
  install: 'npm install groq-sdk@1',
  client: 'Groq',
  baseUrl: 'https://api.groq.com/openai/v1',
  parameters: 'ChatCompletionCreateParams',
}
