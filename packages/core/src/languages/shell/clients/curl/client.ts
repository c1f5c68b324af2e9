import type { Client } from '../../../clients/client.ts'

/** curl on every platform; PowerShell and cmd.exe have their own examples. */
export const curl: Client = {
  language: 'sh',
  id: 'curl',
  order: 1,
  install: null,
  withoutRenderer: {
    'tool-loop': 'a tool loop calls functions between requests, and curl sends only one request',
  },
}
