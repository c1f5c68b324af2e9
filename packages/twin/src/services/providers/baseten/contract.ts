import type { DocumentedContract } from '../../contract.ts'
import { chatOperation, messagesOf, TEXT_FIELDS, textFields } from '../../protocols/openai-contract.ts'
import { BOOLEAN, INTEGER, NUMBER } from '../../protocols/schema.ts'

const chat = chatOperation(
  '/v1/chat/completions',
  ['openapi', 'reasoning'],
  messagesOf(['system', 'user', 'assistant', 'tool'], ['text', 'image_url']),
  {
    ...textFields(
      'echo',
      'logit_bias',
      'logprobs',
      'min_tokens',
      'parallel_tool_calls',
      'repetition_penalty',
      'response_format',
      'seed',
      'stop',
      'stream',
      'stream_options',
      'tool_choice',
      'tools',
      'top_k',
      'top_logprobs',
      'user',
    ),
    add_generation_prompt: BOOLEAN,
    add_special_tokens: BOOLEAN,
    bad: TEXT_FIELDS.stop,
    bad_token_ids: { type: 'array', items: INTEGER },
    best_of: { const: 1 },
    chat_template: { type: 'string' },
    chat_template_args: { type: 'object' },
    disaggregated_params: { type: 'object' },
    documents: { type: 'array', items: { type: 'object' } },
    early_stopping: BOOLEAN,
    frequency_penalty: NUMBER,
    ignore_eos: BOOLEAN,
    include_stop_str_in_output: BOOLEAN,
    length_penalty: NUMBER,
    max_tokens: { type: 'integer', minimum: 1, maximum: 262144 },
    min_p: NUMBER,
    n: { const: 1 },
    presence_penalty: NUMBER,
    // Only the page about reasoning documents it, for some models.
    reasoning_effort: { enum: ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] },
    skip_special_tokens: BOOLEAN,
    spaces_between_special_tokens: BOOLEAN,
    stop_token_ids: { type: 'array', items: INTEGER },
    temperature: { type: 'number', minimum: 0, maximum: 4 },
    top_p: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
    top_p_min: NUMBER,
    truncate_prompt_tokens: { type: 'integer', minimum: 1 },
  },
)

export const basetenContract: DocumentedContract = {
  provider: 'baseten',
  servers: ['https://inference.baseten.co'],
  sources: {
    openapi: {
      kind: 'openapi',
      name: 'Baseten Model APIs, ChatCompletionRequest',
      address: 'https://docs.baseten.co/reference/inference-api/chat-completions',
      read: '2026-11-22',
    },
    reasoning: {
      kind: 'page',
      name: 'Reasoning',
      address: 'https://docs.baseten.co/inference/model-apis/reasoning',
      read: '2026-11-30',
    },
  },
  // The file says that other fields aren't accepted.
  combinations: {
    read: {
      structured: {
        kind: 'page',
        name: 'Structured outputs',
        address: 'https://docs.baseten.co/engines/performance-concepts/structured-outputs',
        read: '2026-11-23',
      },
      overview: {
        kind: 'page',
        name: 'Model APIs',
        address: 'https://docs.baseten.co/development/model-apis/overview',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  schemes: ['api-key', 'bearer'],
  operations: [
    {
      ...chat,
      request: { mediaType: 'application/json', schema: { ...chat.request?.schema, additionalProperties: false } },
    },
  ],
}
