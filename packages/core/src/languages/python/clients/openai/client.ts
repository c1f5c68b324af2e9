import type { Client } from '../../../clients/client.ts'
import { hasMethodFor, unusedMethod, WITHOUT_RENDERER } from '../../../clients/openai-client.ts'
import { unsupportedSurrogate } from '../imports.ts'
import { chat } from './chat.ts'
import { task } from './task.ts'

export const openai: Client = {
  language: 'python',
  id: 'openai',
  order: 1,
  install: 'pip install openai~=3.52',
  unsupported: unsupportedSurrogate,
  openAiCompatible: true,
  chat,
  withoutRenderer: WITHOUT_RENDERER,
  task,
  hasMethodFor,
  unusedMethod,
}
