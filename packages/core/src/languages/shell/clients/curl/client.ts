import type { Client } from '../../../clients/client.ts'
import { chat } from './chat.ts'
import { task } from './task.ts'
import { onPlatform } from './windows.ts'

/** curl on every platform: PowerShell and cmd.exe have examples of their own. */
export const curl: Client = {
  language: 'sh',
  id: 'curl',
  order: 1,
  install: null,
  chat: onPlatform(chat),
  withoutRenderer: {
    'tool-loop': 'the model calls functions of the program, and curl is a command that sends one request',
  },
  task: onPlatform(task),
}
