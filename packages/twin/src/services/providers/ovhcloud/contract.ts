import type { DocumentedContract } from '../../contract.ts'
import {
  COMPLETION_FIELDS,
  chatOperation,
  completionOperation,
  messagesOf,
  OPENAI_PACKAGE,
  textFields,
} from '../../protocols/openai-contract.ts'
import { RESPONSES_FIELDS, responsesOperation } from '../../protocols/responses-contract.ts'
import { orNull } from '../../protocols/schema.ts'

export const ovhcloudContract: DocumentedContract = {
  provider: 'ovhcloud',
  sources: {
    chat: {
      kind: 'page',
      name: 'Chat Completions, AI Endpoints (reference preview)',
      address: 'https://demo-poc-doc.ovh.eliqs.dev/api/completion',
      read: '2026-11-22',
    },
    // No page that we could read documents completions. The hub's clients send them there, and the examples say so.
    interface: OPENAI_PACKAGE,
    responses: {
      kind: 'page',
      name: 'AI Endpoints - Responses API',
      address:
        'https://github.com/ovh/docs/blob/develop/pages/public_cloud/ai_machine_learning/endpoints_guide_09_responses_api/guide.en-gb.md',
      read: '2026-11-22',
    },
  },
  combinations: {
    read: {
      structured: {
        kind: 'page',
        name: 'AI Endpoints - Structured Output',
        address:
          'https://github.com/ovh/docs/blob/develop/pages/public_cloud/ai_machine_learning/endpoints_guide_05_structured_output/guide.en-gb.md',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  operations: [
    chatOperation(
      '/v1/chat/completions',
      ['chat'],
      messagesOf(['system', 'developer', 'user', 'assistant', 'tool'], ['text', 'image_url', 'input_audio']),
      {
        ...textFields('response_format', 'stop', 'stream_options', 'tool_choice', 'tools'),
        logprobs: orNull({ type: 'boolean' }),
        max_tokens: orNull({ type: 'integer', minimum: 0 }),
        parallel_tool_calls: orNull({ type: 'boolean' }),
        seed: orNull({ type: 'integer', minimum: 0 }),
        stream: orNull({ type: 'boolean' }),
        temperature: orNull({ type: 'number', minimum: 0, maximum: 2 }),
        top_logprobs: orNull({ type: 'integer', minimum: 0, maximum: 5 }),
        top_p: orNull({ type: 'number' }),
      },
    ),
    completionOperation('/v1/completions', ['interface'], COMPLETION_FIELDS),
    responsesOperation('/v1/responses', ['responses'], RESPONSES_FIELDS, textFields('response_format', 'tools')),
  ],
}
