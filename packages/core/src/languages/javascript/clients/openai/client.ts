import type { Client } from '../../../clients/client.ts'
import { hasMethodFor, unusedMethod, WITHOUT_RENDERER } from '../../../clients/openai-client.ts'

export const openai: Client = {
  language: 'js',
  id: 'openai',
  order: 1,
  install: 'npm install openai@7',
  openAiCompatible: true,
  withoutRenderer: WITHOUT_RENDERER,
  hasMethodFor,
  unusedMethod,
}
