import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from './request.ts'

export const netHttp: Client = {
  language: 'ruby',
  id: 'net/http',
  order: 1,
  install: null,
  without: { retries: true },
  unsupported: unsupportedSurrogate,
}
