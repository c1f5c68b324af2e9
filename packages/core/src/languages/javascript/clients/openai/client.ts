import type { Client } from '../../../clients/client.ts'
import { hasMethodFor, unusedMethod, WITHOUT_FORM } from '../../../clients/openai-client.ts'
import { chat } from './chat.ts'
import { task } from './task.ts'

export const openai: Client = {
  language: 'js',
  id: 'openai',
  order: 1,
  install: 'npm install openai@7',
  openAiCompatible: true,
  chat,
  withoutForm: WITHOUT_FORM,
  task,
  hasMethodFor,
  unusedMethod,
}
