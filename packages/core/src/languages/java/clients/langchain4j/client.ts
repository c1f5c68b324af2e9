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
  unusedMethod: (task) =>
    task === 'feature-extraction'
      ? 'LangChain4j has OpenAiEmbeddingModel, but we haven’t run an example with it yet'
      : undefined,
  without: { retries: true, responses: true },
  withoutRenderer: {
    messages: 'OpenAiChatModel supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
}
