import type { Client } from '../../../clients/client.ts'
import { chat } from './chat.ts'
import { task } from './task.ts'

export const fetch: Client = {
  language: 'js',
  id: 'fetch',
  order: 3,
  install: null,
  chat,
  task,
}
