import type { DocumentedContract } from '../../contract.ts'
import { chatOperation, messagesOf, textFields } from '../../protocols/openai-contract.ts'
import { orNull } from '../../protocols/schema.ts'

export const cerebrasContract: DocumentedContract = {
  provider: 'cerebras',
  servers: ['https://api.cerebras.ai'],
  sources: {
    sdk: {
      kind: 'package',
      name: '@cerebras/cerebras_cloud_sdk 1.91.0',
      address: 'https://www.npmjs.com/package/@cerebras/cerebras_cloud_sdk',
      read: '2026-11-22',
    },
  },
  combinations: {
    read: {
      sdk: {
        kind: 'package',
        name: '@cerebras/cerebras_cloud_sdk 1.91.0',
        address: 'https://www.npmjs.com/package/@cerebras/cerebras_cloud_sdk',
        read: '2026-11-23',
      },
      structured: {
        kind: 'page',
        name: 'Structured Outputs',
        address: 'https://inference-docs.cerebras.ai/capabilities/structured-outputs',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  others: [
    // Its clients ask this once, to open a connection.
    { sources: ['sdk'], method: 'GET', path: '/v1/tcp_warming', answer: () => ({}) },
  ],
  operations: [
    chatOperation(
      '/v1/chat/completions',
      ['sdk'],
      messagesOf(['system', 'developer', 'user', 'assistant', 'tool'], ['text', 'image_url']),
      {
        ...textFields(
          'frequency_penalty',
          'logit_bias',
          'logprobs',
          'max_completion_tokens',
          'max_tokens',
          'min_tokens',
          'n',
          'parallel_tool_calls',
          'presence_penalty',
          'response_format',
          'seed',
          'stop',
          'stream',
          'stream_options',
          'temperature',
          'tool_choice',
          'tools',
          'top_logprobs',
          'top_p',
          'user',
        ),
        clear_thinking: orNull({ type: 'boolean' }),
        disable_reasoning: orNull({ type: 'boolean' }),
        min_completion_tokens: orNull({ type: 'integer' }),
        model_parameters: orNull({ type: 'object' }),
        prediction: orNull({ type: 'object' }),
        prompt_cache_key: orNull({ type: 'string' }),
        reasoning_effort: { enum: ['none', 'low', 'medium', 'high', null] },
        reasoning_format: { enum: ['none', 'parsed', 'text_parsed', 'raw', 'hidden'] },
        service_tier: { enum: ['auto', 'default', 'flex', 'priority', null] },
      },
    ),
  ],
}
