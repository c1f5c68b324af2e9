import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

/** The raw client of async programs, because requests has no async interface. */
export const httpx: Client = {
  language: 'python',
  id: 'httpx',
  order: 6,
  install: 'pip install httpx~=0.28',
  unsupported: (call) =>
    call.kind === 'chat' && call.variant.async
      ? unsupportedSurrogate(call)
      : 'we use httpx for async chat only; for other examples, use requests',
}
