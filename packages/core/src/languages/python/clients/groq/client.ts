import type { Client } from '../../../clients/client.ts'
import { CHAT_COMPLETIONS_ALONE } from '../../../clients/vendor.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const groq: Client = {
  language: 'python',
  id: 'groq',
  order: 7,
  install: 'pip install groq~=1.7',
  vendor: { provider: 'groq', label: 'Groq' },
  unsupported: unsupportedSurrogate,
  withoutRenderer: CHAT_COMPLETIONS_ALONE,
  hasMethodFor: () => false,
}
