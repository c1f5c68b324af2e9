import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'
import { chat, install } from './chat.ts'

export const llamaindex: Client = {
  language: 'python',
  id: 'llamaindex',
  order: 11,
  framework: true,
  install,
  unsupported: unsupportedSurrogate,
  chat,
  withoutRenderer: {
    responses: 'OpenAILike of LlamaIndex speaks chat completions alone (llama_index/llms/openai_like)',
    messages: 'OpenAILike of LlamaIndex speaks chat completions alone (llama_index/llms/openai_like)',
    'structured-output':
      'where the model refuses, LlamaIndex keeps its words back and shows an error of the parser (structured_predict of llama_index/llms/openai/base.py)',
  },
}
