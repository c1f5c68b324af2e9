import type { Client } from '../../../clients/client.ts'
import { hasMethodFor, unusedMethod, WITHOUT_RENDERER } from '../../../clients/openai-client.ts'
import { unsupportedSurrogate } from '../main.ts'
import { installOn } from './install.ts'

export const openaiGo: Client = {
  language: 'go',
  id: 'openai-go',
  order: 1,
  install: installOn('posix'),
  installOn,
  unsupported: unsupportedSurrogate,
  openAiCompatible: true,
  withoutRenderer: WITHOUT_RENDERER,
  hasMethodFor,
  unusedMethod,
}
