import type { Client } from '../../../clients/client.ts'
import { TEXT_GENERATION_ALONE } from '../../../clients/openai-client.ts'
import { unsupportedSurrogate } from '../main.ts'
import { installOn } from './install.ts'

export const openaiGo: Client = {
  language: 'go',
  id: 'openai-go',
  order: 1,
  install: installOn('posix'),
  installOn,
  unsupported: unsupportedSurrogate,
  ...TEXT_GENERATION_ALONE,
}
