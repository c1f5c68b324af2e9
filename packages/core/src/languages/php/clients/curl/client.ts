import type { Client } from '../../../clients/client.ts'
import { chat } from './chat.ts'
import { unsupportedSurrogate } from './request.ts'
import { task } from './task.ts'

export const curl: Client = {
  language: 'php',
  id: 'curl',
  order: 1,
  install: null,
  unsupported: unsupportedSurrogate,
  chat,
  task,
}
