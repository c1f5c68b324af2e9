import type { DocumentedContract } from '../../contract.ts'
import { messagesOperation, OF_SERVERS } from '../../protocols/messages-contract.ts'
import { chatOperation, messagesOf, textFields } from '../../protocols/openai-contract.ts'
import { responsesOperation } from '../../protocols/responses-contract.ts'
import { GIVEN, orNull } from '../../protocols/schema.ts'

export const fireworksAiContract: DocumentedContract = {
  provider: 'fireworks-ai',
  servers: ['https://api.fireworks.ai'],
  sources: {
    sdk: {
      kind: 'package',
      name: 'fireworks-ai 1.2.30',
      address: 'https://pypi.org/project/fireworks-ai/1.2.30/',
      read: '2026-11-22',
    },
    responses: {
      kind: 'openapi',
      name: 'Create Response, Gateway REST API 4.21.6',
      address: 'https://docs.fireworks.ai/api-reference/post-responses',
      read: '2026-11-22',
    },
  },
  combinations: {
    read: {
      sdk: {
        kind: 'package',
        name: 'fireworks-ai 1.2.30',
        address: 'https://pypi.org/project/fireworks-ai/1.2.30/',
        read: '2026-11-23',
      },
    },
    refused: [
      {
        fields: { max_completion_tokens: GIVEN, max_tokens: GIVEN },
        says: 'max_completion_tokens cannot be used with max_tokens',
        source: 'sdk',
      },
      {
        fields: { reasoning_effort: GIVEN, thinking: GIVEN },
        says: 'thinking cannot be used with reasoning_effort',
        source: 'sdk',
      },
    ],
  },
  operations: [
    chatOperation(
      '/inference/v1/chat/completions',
      ['sdk'],
      messagesOf(['system', 'developer', 'user', 'assistant', 'tool', 'function'], ['text', 'image_url', 'video_url']),
      {
        ...textFields(
          'echo',
          'frequency_penalty',
          'function_call',
          'functions',
          'logit_bias',
          'max_completion_tokens',
          'max_tokens',
          'metadata',
          'min_p',
          'parallel_tool_calls',
          'presence_penalty',
          'seed',
          'stop',
          'stream',
          'temperature',
          'tool_choice',
          'tools',
          'top_p',
          'user',
        ),
        context_length_exceeded_behavior: { enum: ['error', 'truncate'] },
        echo_last: orNull({ type: 'integer' }),
        ignore_eos: { type: 'boolean' },
        logprobs: { type: ['integer', 'boolean', 'null'] },
        mirostat_lr: orNull({ type: 'number' }),
        mirostat_target: orNull({ type: 'number' }),
        n: { type: 'integer', minimum: 1, maximum: 128 },
        perf_metrics_in_response: orNull({ type: 'boolean' }),
        prediction: {},
        prompt_cache_isolation_key: orNull({ type: 'string' }),
        prompt_cache_key: orNull({ type: 'string' }),
        prompt_truncate_len: orNull({ type: 'integer' }),
        raw_output: orNull({ type: 'boolean' }),
        reasoning_effort: {
          anyOf: [{ enum: ['low', 'medium', 'high', 'none', null] }, { type: ['integer', 'boolean'] }],
        },
        reasoning_history: { enum: ['disabled', 'interleaved', 'preserved', null] },
        repetition_penalty: orNull({ type: 'number', minimum: 0, maximum: 2 }),
        // Depending on the type, one of the two contains the schema.
        response_format: {
          type: 'object',
          required: ['type'],
          properties: {
            type: { enum: ['json_object', 'json_schema', 'grammar', 'text'] },
            grammar: { type: ['string', 'null'] },
            json_schema: { type: ['string', 'object', 'null'] },
            schema: { type: ['string', 'object', 'null'] },
          },
        },
        return_token_ids: orNull({ type: 'boolean' }),
        safe_tokenization: orNull({ type: 'boolean' }),
        service_tier: { enum: ['auto', 'default', 'flex', 'priority'] },
        speculation: {},
        thinking: {},
        top_k: orNull({ type: 'integer', minimum: 0, maximum: 100 }),
        top_logprobs: orNull({ type: 'integer', minimum: 0, maximum: 5 }),
        typical_p: orNull({ type: 'number', minimum: 0, maximum: 1 }),
      },
    ),
    responsesOperation(
      '/inference/v1/responses',
      ['responses'],
      [
        'instructions',
        'max_output_tokens',
        'max_tool_calls',
        'metadata',
        'parallel_tool_calls',
        'previous_response_id',
        'reasoning',
        'store',
        'temperature',
        'text',
        'tool_choice',
        'tools',
        'top_p',
        'truncation',
        'user',
      ],
    ),
    messagesOperation(
      '/inference/v1/messages',
      ['sdk'],
      [...OF_SERVERS, 'metadata', 'output_config', 'stop_sequences', 'system', 'thinking', 'tool_choice', 'tools'],
    ),
  ],
}
