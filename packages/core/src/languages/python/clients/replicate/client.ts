import type { Client } from '../../../clients/client.ts'
import { hasMethodFor, unusedMethod } from '../../../clients/replicate-client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const replicate: Client = {
  language: 'python',
  id: 'replicate',
  order: 9,
  install: 'pip install replicate~=1.0',
  vendor: { provider: 'replicate', label: 'Replicate' },
  unsupported: unsupportedSurrogate,
  doesNotChat: true,
  hasMethodFor,
  unusedMethod,
}
