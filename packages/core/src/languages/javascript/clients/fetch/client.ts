import type { Client } from '../../../clients/client.ts'

export const fetch: Client = {
  language: 'js',
  id: 'fetch',
  order: 3,
  install: null,
}
