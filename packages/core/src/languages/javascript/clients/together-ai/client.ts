import type { Client } from '../../../clients/client.ts'
import { hasMethodFor } from '../../../clients/together-client.ts'
import { CHAT_COMPLETIONS_ALONE } from '../../../clients/vendor.ts'

export const togetherAi: Client = {
  language: 'js',
  id: 'together-ai',
  order: 7,
  install: 'npm install together-ai@0.52',
  vendor: { provider: 'together', label: 'Together AI' },
  unsupported: (call) =>
    call.kind === 'chat' && call.variant.retries
      ? 'the client doesn’t retry after the status 500 (shouldRetry in client.js of together-ai 0.52)'
      : undefined,
  withoutRenderer: CHAT_COMPLETIONS_ALONE,
  hasMethodFor,
}
