import type { ClientRecord } from './client.ts'

export const javascriptFetch: ClientRecord = {
  language: 'js',
  id: 'fetch',
  place: 3,
  install: null,
}
