import type { Client } from '../../../clients/client.ts'
import { hasMethodFor, unusedMethod } from '../../../clients/replicate-client.ts'

export const replicate: Client = {
  language: 'js',
  id: 'replicate',
  order: 8,
  install: 'npm install replicate@1',
  vendor: { provider: 'replicate', label: 'Replicate' },
  doesNotChat: true,
  hasMethodFor,
  unusedMethod,
}
