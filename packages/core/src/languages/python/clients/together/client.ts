import type { Client } from '../../../clients/client.ts'
import { hasMethodFor } from '../../../clients/together-client.ts'
import { CHAT_COMPLETIONS_ALONE } from '../../../clients/vendor.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const together: Client = {
  language: 'python',
  id: 'together',
  order: 8,
  install: 'pip install together~=3.1',
  vendor: { provider: 'together', label: 'Together AI' },
  unsupported: unsupportedSurrogate,
  withoutRenderer: CHAT_COMPLETIONS_ALONE,
  hasMethodFor,
}
