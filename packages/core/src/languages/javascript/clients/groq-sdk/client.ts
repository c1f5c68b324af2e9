import type { Client } from '../../../clients/client.ts'
import { CHAT_COMPLETIONS_ALONE } from '../../../clients/vendor.ts'

export const groqSdk: Client = {
  language: 'js',
  id: 'groq-sdk',
  order: 6,
  install: 'npm install groq-sdk@1',
  vendor: { provider: 'groq', label: 'Groq' },
  withoutRenderer: CHAT_COMPLETIONS_ALONE,
  hasMethodFor: () => false,
}
