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
    responses: 'we haven’t run a Haystack example with the Responses API',
    messages: 'Haystack’s OpenAIChatGenerator supports OpenAI’s APIs only; the Messages API is Anthropic’s',
    'structured-output':
      'if the model refuses, Haystack drops the refusal (_convert_chat_completion_to_chat_message of haystack/components/generators/chat/openai.py)',
  },
}
