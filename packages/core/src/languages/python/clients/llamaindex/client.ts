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
    responses: 'OpenAILike of LlamaIndex speaks chat completions alone (llama_index/llms/openai_like)',
    messages: 'OpenAILike of LlamaIndex speaks chat completions alone (llama_index/llms/openai_like)',
    'structured-output':
      'where the model refuses, LlamaIndex keeps its words back and shows an error of the parser (structured_predict of llama_index/llms/openai/base.py)',
  },
}
