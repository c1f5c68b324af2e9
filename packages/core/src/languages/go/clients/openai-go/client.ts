import type { Platform } from '../../../../call/platform.ts'
import type { Client } from '../../../clients/client.ts'
import { TEXT_GENERATION_ALONE } from '../../../clients/openai-client.ts'
import { unsupportedSurrogate } from '../main.ts'
import { chat } from './chat.ts'
import { completion } from './completion.ts'
import { installOn } from './install.ts'

const setUp = ({ platform }: { readonly platform: Platform }) => ({ install: installOn(platform) })

export const openaiGo: Client = {
  language: 'go',
  id: 'openai-go',
  order: 1,
  install: installOn('posix'),
  unsupported: unsupportedSurrogate,
  ...TEXT_GENERATION_ALONE,
  chat: { ...chat, setUp },
  task: { ...completion, setUp },
}
