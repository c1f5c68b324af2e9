import type { DocumentedContract } from '../../contract.ts'
import { chatOperation, messagesOf, textFields } from '../../protocols/openai-contract.ts'

export const publicaiContract: DocumentedContract = {
  provider: 'publicai',
  servers: ['https://api.publicai.co'],
  sources: {
    openapi: {
      kind: 'openapi',
      name: 'Public AI, routes.oas.json',
      address: 'https://github.com/forpublicai/platform.publicai.co/blob/main/config/routes.oas.json',
      read: '2026-11-22',
    },
  },
  combinations: {
    read: {
      openapi: {
        kind: 'openapi',
        name: 'Public AI, routes.oas.json',
        address: 'https://github.com/forpublicai/platform.publicai.co/blob/main/config/routes.oas.json',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  operations: [
    chatOperation(
      '/v1/chat/completions',
      ['openapi'],
      messagesOf(['system', 'user', 'assistant', 'tool'], ['text', 'image_url']),
      {
        ...textFields(
          'frequency_penalty',
          'logit_bias',
          'max_tokens',
          'n',
          'presence_penalty',
          'stream',
          'temperature',
          'tool_choice',
          'tools',
          'top_p',
          'user',
        ),
        stop: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, maxItems: 4 }] },
      },
    ),
  ],
}
