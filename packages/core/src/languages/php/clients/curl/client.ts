import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from './request.ts'

export const curl: Client = {
  language: 'php',
  id: 'curl',
  order: 1,
  install: null,
  without: { retries: true },
  unsupported: unsupportedSurrogate,
}
