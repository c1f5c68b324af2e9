import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../main.ts'

export const netHttp: Client = {
  language: 'go',
  id: 'net/http',
  order: 2,
  install: null,
  unsupported: unsupportedSurrogate,
}
