import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../main.ts'
import { chat } from './chat.ts'
import { task } from './task.ts'

export const netHttp: Client = {
  language: 'go',
  id: 'net/http',
  order: 2,
  install: null,
  unsupported: unsupportedSurrogate,
  chat,
  task,
}
