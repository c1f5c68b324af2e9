import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

/** The install command for a chat that sets a temperature; other chats need OpenAI's package to omit it. */
export const WITHOUT_OPENAI = 'pip install llama-index-llms-openai-like~=0.8'

export const llamaindex: Client = {
  language: 'python',
  id: 'llamaindex',
  order: 11,
  framework: true,
  install: `${WITHOUT_OPENAI} openai~=2.54`,
  unsupported: unsupportedSurrogate,
  withoutRenderer: {
    responses: 'LlamaIndex’s OpenAILike supports chat completions only (llama_index/llms/openai_like)',
    messages: 'LlamaIndex’s OpenAILike supports chat completions only (llama_index/llms/openai_like)',
    'structured-output':
      'if the model refuses, LlamaIndex drops the refusal and shows a parser error (structured_predict of llama_index/llms/openai/base.py)',
  },
}
