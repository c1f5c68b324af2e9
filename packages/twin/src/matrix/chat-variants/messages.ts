import { API_ENDINGS, API_SPELLINGS } from '../../services/api-stream.ts'
import { messagesService } from '../../services/messages.ts'
import { apiKind } from './api.ts'

const SCHEMA = { type: 'object', properties: { answer: { type: 'string' } }, required: ['answer'] }

/** Chats that speak the Messages API, by the types of @anthropic-ai/sdk. */
export const messages = apiKind({
  api: 'messages',
  representative: { routed: 'together', direct: 'fireworks-ai', endpoint: 'auto' },
  input: (turns) => ({ max_tokens: 1024, messages: turns }),
  conversation: {
    messages: [
      { role: 'system', content: 'You are "terse". It\'s 5 o\'clock; say so in $HOME.' },
      { role: 'user', content: 'Line one\nLine two\t`back\\slash` — größer, 你好 🙂' },
      { role: 'assistant', content: 'Aha.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'And these?' },
          { type: 'image_url', image_url: { url: 'https://example.com/a.png?b=1&c=%20' } },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } },
        ],
      },
    ],
    becomes: {
      max_tokens: 1024,
      system: 'You are "terse". It\'s 5 o\'clock; say so in $HOME.',
      messages: [
        { role: 'user', content: 'Line one\nLine two\t`back\\slash` — größer, 你好 🙂' },
        { role: 'assistant', content: 'Aha.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'And these?' },
            { type: 'image', source: { type: 'url', url: 'https://example.com/a.png?b=1&c=%20' } },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } },
          ],
        },
      ],
    },
  },
  partSent: (part) => {
    if (part.type === 'text') return part
    const [, media_type, data] =
      /^data:(.*?);base64,(.*)$/.exec(part.type === 'image_url' ? part.image_url.url : '') ?? []
    return { type: 'image', source: { type: 'base64', media_type, data } }
  },
  takes: ({ type }) => type === 'image_url',
  options: [
    { option: 'max_tokens', value: 64, becomes: { max_tokens: 64 } },
    { option: 'temperature', value: 0, becomes: { temperature: 0 } },
    { option: 'top_k', value: 40, becomes: { top_k: 40 } },
    { option: 'stop', value: ['\n\n', 'END'], becomes: { stop_sequences: ['\n\n', 'END'] } },
    { option: 'user', value: "it's me", becomes: { metadata: { user_id: "it's me" } } },
    { option: 'reasoning_effort', value: 'none', becomes: {} },
    {
      option: 'response_format',
      value: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: SCHEMA } },
      becomes: { output_config: { format: { type: 'json_schema', schema: SCHEMA } } },
    },
    { option: 'seed', value: -7, becomes: {} },
    { option: 'logprobs', value: false, becomes: {} },
    { option: 'repetition_penalty', value: 1.05, becomes: {} },
  ],
  always: {},
  service: messagesService,
  limit: 'max_tokens',
  // Its events are documented with their names, and Anthropic's client reads no others.
  spellings: API_SPELLINGS.filter((spelling) => spelling !== 'data-alone'),
  // What fails before the first word is refused.
  endings: { atOnce: ['limit'], streamed: API_ENDINGS },
})
