import type { DocumentedContract } from '../../contract.ts'
import { chatOperation, messagesOf, textFields } from '../../protocols/openai-contract.ts'
import { FILLED_LIST, typed } from '../../protocols/schema.ts'
import { OWN_API } from './endpoints.ts'

export const cohereContract: DocumentedContract = {
  provider: 'cohere',
  // The page uses api.cohere.ai; the package cohere-ai 8.1.0 and the rest of the documentation use api.cohere.com.
  servers: ['https://api.cohere.com', 'https://api.cohere.ai'],
  sources: {
    client: {
      kind: 'package',
      name: 'cohere-ai 8.1.0',
      address: 'https://www.npmjs.com/package/cohere-ai/v/8.1.0',
      read: '2026-11-30',
    },
    compatibility: {
      kind: 'page',
      name: 'Using Cohere models via the OpenAI SDK',
      address: 'https://docs.cohere.com/docs/compatibility-api',
      read: '2026-11-22',
    },
  },
  combinations: {
    read: {
      sdk: {
        kind: 'package',
        name: 'cohere-ai 8.1.0, ResponseFormatV2',
        address: 'https://www.npmjs.com/package/cohere-ai/v/8.1.0',
        read: '2026-11-23',
      },
    },
    refused: [
      {
        fields: { response_format: typed('json_object'), tools: FILLED_LIST },
        says: 'response_format is not supported with tools',
        source: 'sdk',
      },
    ],
  },
  others: OWN_API,
  operations: [
    chatOperation(
      '/compatibility/v1/chat/completions',
      ['compatibility'],
      messagesOf(['developer', 'system', 'user', 'assistant', 'tool'], ['text', 'image_url']),
      {
        ...textFields(
          'frequency_penalty',
          'max_tokens',
          'presence_penalty',
          'seed',
          'stop',
          'stream',
          'temperature',
          'tools',
          'top_p',
        ),
        reasoning_effort: { enum: ['none', 'high'] },
        // The page documents `json_object` with a schema next to it.
        response_format: {
          type: 'object',
          required: ['type'],
          properties: { type: { enum: ['text', 'json_object'] }, schema: { type: 'object' } },
        },
      },
    ),
  ],
}
