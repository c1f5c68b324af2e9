import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const haystack: Client = {
  language: 'python',
  id: 'haystack',
  order: 12,
  framework: true,
  install: 'pip install haystack-ai~=3.4',
  unsupported: unsupportedSurrogate,
  withoutRenderer: {
    responses: 'no example of Haystack with the Responses API was run',
    messages: 'OpenAIChatGenerator of Haystack speaks OpenAI’s APIs, and the Messages API is Anthropic’s',
    'structured-output':
      'where the model refuses, Haystack keeps its words back (_convert_chat_completion_to_chat_message of haystack/components/generators/chat/openai.py)',
  },
}
