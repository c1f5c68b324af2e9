import type { Client } from '../../../clients/client.ts'
import { hasMethodFor, unusedMethod, WITHOUT_RENDERER } from '../../../clients/openai-client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const openai: Client = {
  language: 'python',
  id: 'openai',
  order: 1,
  install: 'pip install openai~=3.52',
  unsupported: unsupportedSurrogate,
  openAiCompatible: true,
  withoutRenderer: WITHOUT_RENDERER,
  hasMethodFor,
  unusedMethod,
}
