import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../main.ts'
import { installOn } from './install.ts'

export const reqwest: Client = {
  language: 'rust',
  id: 'reqwest',
  order: 1,
  install: installOn('posix', { body: { kind: 'json', value: {} }, readsJson: true }, 'anyhow', 'serde_json'),
  unsupported: unsupportedSurrogate,
}
