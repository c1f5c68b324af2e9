import type { DocumentedContract } from '../../contract.ts'
import { chatOperation, completionOperation, messagesOf, textFields } from '../../protocols/openai-contract.ts'
import { orNull } from '../../protocols/schema.ts'

/** The page has the same fields for both. */
const fields = {
  ...textFields(
    'frequency_penalty',
    'min_p',
    'min_tokens',
    'presence_penalty',
    'repetition_penalty',
    'seed',
    'stream',
    'temperature',
    'top_k',
  ),
  // huggingface_hub sends null without a limit; nothing documents that this is rejected.
  max_tokens: orNull({ type: 'integer' }),
  include_stop_str_in_output: { type: 'boolean' },
  stop: { type: 'array', items: { type: 'string' } },
  stop_token_ids: { type: 'array', items: { type: 'integer' } },
  top_p: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
}

export const featherlessAiContract: DocumentedContract = {
  provider: 'featherless-ai',
  sources: {
    completions: {
      kind: 'page',
      name: 'Completions Endpoints',
      address: 'https://featherless.ai/docs/completions',
      read: '2026-11-22',
    },
    tools: {
      kind: 'page',
      name: 'Tool Calling and Vision',
      address: 'https://featherless.ai/docs/api',
      read: '2026-11-22',
    },
    template: {
      kind: 'page',
      name: 'Chat template kwargs',
      address: 'https://featherless.ai/docs/chat-template-kwargs',
      read: '2026-11-30',
    },
  },
  combinations: {
    read: {
      completions: {
        kind: 'page',
        name: 'Completions Endpoints',
        address: 'https://featherless.ai/docs/completions',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  operations: [
    chatOperation(
      '/v1/chat/completions',
      ['completions', 'tools', 'template'],
      messagesOf(['system', 'user', 'assistant', 'tool'], ['text', 'image_url']),
      { ...fields, ...textFields('tool_choice', 'tools'), chat_template_kwargs: { type: 'object' } },
    ),
    completionOperation('/v1/completions', ['completions'], fields),
  ],
}
