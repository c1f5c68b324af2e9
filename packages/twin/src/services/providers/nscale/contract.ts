import type { DocumentedContract } from '../../contract.ts'
import { chatOperation, jsonOf, messagesOf, OPENAI_PACKAGE, textFields } from '../../protocols/openai-contract.ts'
import { TEXT } from '../../protocols/schema.ts'

export const nscaleContract: DocumentedContract = {
  provider: 'nscale',
  sources: {
    chat: {
      kind: 'page',
      name: 'Create chat completion',
      address: 'https://docs.nscale.com/api-reference/inferencing/create-chat-completion',
      read: '2026-11-23',
    },
    images: {
      kind: 'page',
      name: 'Create image',
      address: 'https://docs.nscale.com/api-reference/inferencing/create-image',
      read: '2026-11-22',
    },
    openai: {
      kind: 'page',
      name: 'Image Generation',
      address: 'https://docs.nscale.com/docs/use-cases/image-generation',
      read: '2026-11-22',
    },
    // The chat page shows one user message; the guide sends messages with OpenAI's package.
    interface: OPENAI_PACKAGE,
  },
  disagreements: [
    {
      clients: ['@huggingface/inference', 'huggingface_hub'],
      tasks: ['text-to-image'],
      sent: '`response_format`; `huggingface.js` also sends the size as `width` and `height`',
      documented: '`model`, `prompt`, `size`, and `n`; the response is always base64',
      decision:
        'Examples send only documented fields. We offer the Hugging Face clients because the service also accepts their fields.',
      breaks: 'nothing',
      corrected: ({ response_format: _format, width, height, ...body }) =>
        width === undefined || height === undefined ? body : { ...body, size: `${width}x${height}` },
    },
  ],
  combinations: {
    read: {},
    unread: 'its reference was read for the fields alone',
    refused: [],
  },
  operations: [
    chatOperation(
      '/v1/chat/completions',
      ['chat', 'interface'],
      messagesOf(['system', 'developer', 'user', 'assistant', 'tool'], ['text', 'image_url']),
      textFields(
        'frequency_penalty',
        'logit_bias',
        'logprobs',
        'max_completion_tokens',
        'max_tokens',
        'n',
        'presence_penalty',
        'seed',
        'stop',
        'stream',
        'stream_options',
        'temperature',
        'tool_choice',
        'tools',
        'top_logprobs',
        'top_p',
      ),
    ),
    {
      tasks: ['text-to-image'],
      sources: ['images', 'openai'],
      openai: { source: 'openai' },
      method: 'POST',
      path: '/v1/images/generations',
      request: jsonOf(['model', 'prompt'], { model: TEXT, prompt: TEXT, size: TEXT, n: { type: 'integer' } }),
      answers: {
        200: jsonOf(['created', 'data'], {
          created: { type: 'integer' },
          data: { type: 'array', items: { type: 'object', properties: { b64_json: TEXT } } },
        }),
      },
    },
  ],
}
