import { unusedMethod, WITHOUT_RENDERER } from '../../../clients/anthropic-client.ts'
import type { Client } from '../../../clients/client.ts'

export const anthropic: Client = {
  language: 'js',
  id: 'anthropic',
  order: 4,
  install: 'npm install @anthropic-ai/sdk@1',
  unusedMethod,
  withoutRenderer: WITHOUT_RENDERER,
}
