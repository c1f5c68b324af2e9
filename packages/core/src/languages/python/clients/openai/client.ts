import type { Client } from '../../../clients/client.ts'
import { hasMethodFor, unusedMethod, WITHOUT_FORM } from '../../../clients/openai-client.ts'
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
  withoutForm: WITHOUT_FORM,
  task,
  hasMethodFor,
  unusedMethod,
}
