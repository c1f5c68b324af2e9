import type { Client } from '../../../clients/client.ts'
import { TEXT_GENERATION_ALONE } from '../../../clients/openai-client.ts'
import { unsupportedSurrogate } from '../main.ts'
import { installOn } from './install.ts'

/** The tasks that we have run its methods for. */
const TASKS = ['text-generation', 'feature-extraction', 'text-to-image']

export const asyncOpenai: Client = {
  language: 'rust',
  id: 'async-openai',
  order: 2,
  install: installOn('posix', 'chat-completion'),
  unsupported: unsupportedSurrogate,
  ...TEXT_GENERATION_ALONE,
  hasMethodFor: ({ id }) => TASKS.includes(id),
}
