import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

/** What a chat installs that has a temperature of the reader's own; others leave it out by what OpenAI's client has for that. */
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
