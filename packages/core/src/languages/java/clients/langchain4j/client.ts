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
  withoutRenderer: {
    responses: 'no example of LangChain4j with the Responses API was run',
    messages: 'OpenAiChatModel speaks OpenAI’s APIs, and the Messages API is Anthropic’s',
  },
}
