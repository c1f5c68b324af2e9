import type { Client } from '../../../clients/client.ts'

export const requests: Client = {
  language: 'python',
  id: 'requests',
  order: 4,
  install: 'pip install requests~=2.34',
  unsupported: (call) =>
    call.kind === 'chat' && call.variant.async ? 'requests has no async interface; use httpx' : undefined,
}
