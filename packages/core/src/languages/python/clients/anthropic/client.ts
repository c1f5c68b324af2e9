import { unusedMethod, WITHOUT_RENDERER } from '../../../clients/anthropic-client.ts'
import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const anthropic: Client = {
  language: 'python',
  id: 'anthropic',
  order: 5,
  install: 'pip install anthropic~=2.12',
  unsupported: unsupportedSurrogate,
  unusedMethod,
  withoutRenderer: WITHOUT_RENDERER,
}
