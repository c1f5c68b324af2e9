import type { ClientRecord } from './client.ts'

export const shellCurl: ClientRecord = {
  language: 'sh',
  id: 'curl',
  place: 1,
  install: null,
}
