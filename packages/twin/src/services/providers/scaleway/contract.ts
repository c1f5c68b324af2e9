import type { DocumentedContract } from '../../contract.ts'
import {
  COMPLETION_FIELDS,
  COMPLETIONS_OF_HUB_CLIENTS,
  chatOperation,
  completionOperation,
  embeddingOperation,
  IN_NUMBERS,
  messagesOf,
  OPENAI_PACKAGE,
  textFields,
} from '../../protocols/openai-contract.ts'
import { FUNCTIONS, RESPONSES_FIELDS, responsesOperation } from '../../protocols/responses-contract.ts'

export const scalewayContract: DocumentedContract = {
  provider: 'scaleway',
  sources: {
    chat: {
      kind: 'page',
      name: 'Using the Chat API',
      address: 'https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api/',
      read: '2026-11-22',
    },
    reasoning: {
      kind: 'page',
      name: 'How to query reasoning models',
      address: 'https://www.scaleway.com/en/docs/generative-apis/how-to/query-reasoning-models/',
      read: '2026-11-30',
    },
    embeddings: {
      kind: 'page',
      name: 'Using the Embeddings API',
      address: 'https://www.scaleway.com/en/docs/generative-apis/api-cli/using-embeddings-api/',
      read: '2026-11-22',
    },
    // Its list of endpoints doesn't include completions. The hub's clients send them there, and the examples say so.
    interface: OPENAI_PACKAGE,
    responses: {
      kind: 'page',
      name: 'How to query language models',
      address: 'https://www.scaleway.com/en/docs/generative-apis/how-to/query-language-models/',
      read: '2026-11-22',
    },
  },
  disagreements: [
    {
      ...COMPLETIONS_OF_HUB_CLIENTS,
      clients: ['@huggingface/inference'],
      sent: 'the text also as `inputs`, and the parameters in a `parameters` object',
      decision: 'Examples send the documented body. For `huggingface.js`, we offer only examples without parameters.',
    },
  ],
  combinations: {
    read: {
      structured: {
        kind: 'page',
        name: 'How to use structured outputs',
        address: 'https://www.scaleway.com/en/docs/generative-apis/how-to/use-structured-outputs/',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  operations: [
    chatOperation(
      '/v1/chat/completions',
      ['chat', 'reasoning'],
      messagesOf(['system', 'developer', 'user', 'assistant', 'tool'], ['text', 'image_url', 'input_audio']),
      textFields(
        'logprobs',
        'max_tokens',
        'presence_penalty',
        'reasoning_effort',
        'response_format',
        'seed',
        'stop',
        'stream',
        'stream_options',
        'temperature',
        'tool_choice',
        'tools',
        'top_p',
      ),
    ),
    completionOperation('/v1/completions', ['interface'], COMPLETION_FIELDS),
    // Its page lists this format as the only one.
    embeddingOperation('/v1/embeddings', ['embeddings'], IN_NUMBERS, { source: 'embeddings' }),
    // The page about its compatibility with OpenAI's API says that only function tools are supported.
    responsesOperation('/v1/responses', ['responses'], RESPONSES_FIELDS, { tools: FUNCTIONS }),
  ],
}
