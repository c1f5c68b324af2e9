import type { Client } from '../../../clients/client.ts'
import { generatesText, unusedMethod, WITHOUT_FORM } from '../../../clients/openai-client.ts'
import { chat } from './chat.ts'
import { completion } from './completion.ts'

export const openai: Client = {
  language: 'js',
  id: 'openai',
  place: 1,
  install: 'npm install openai@7',
  chat,
  withoutForm: WITHOUT_FORM,
  task: completion,
  hasMethodFor: generatesText,
  unusedMethod,
}
