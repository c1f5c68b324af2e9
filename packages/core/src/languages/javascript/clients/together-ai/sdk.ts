import type { ChatSdk } from '../chat-sdk.ts'

export const TOGETHER_AI: ChatSdk = {
  id: 'together-ai',
  install: 'npm install together-ai@0.52',
  client: 'Together',
  baseUrl: 'https://api.together.ai/v1',
  parameters: 'CompletionCreateParams',
  messageIsOptional: true,
}
