import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../main.ts'
import { installOn } from './install.ts'

export const langchain4j: Client = {
  language: 'java',
  id: 'langchain4j',
  order: 3,
  framework: true,
  install: installOn('posix'),
  installOn,
  unsupported: unsupportedSurrogate,
  openAiCompatible: true,
  hasMethodFor: ({ id }) => id === 'feature-extraction',
  without: { retries: true, responses: true },
  withoutRenderer: {
    messages: 'OpenAiChatModel supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
}
