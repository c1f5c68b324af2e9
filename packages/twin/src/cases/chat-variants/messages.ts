import { meaningOf } from '../../judge/json-schema.ts'
import { API_ENDINGS, API_SPELLINGS } from '../../services/protocols/api-stream.ts'
import { messagesService } from '../../services/protocols/messages.ts'
import { type ApiFacts, apiKind } from './api.ts'
import { apiStructuredOutput } from './api-structured-output.ts'
import { apiToolLoop } from './api-tool-loop.ts'

const SCHEMA = { type: 'object', properties: { answer: { type: 'string' } }, required: ['answer'] }

/** The Messages API, by the types of @anthropic-ai/sdk. */
const FACTS: ApiFacts = {
  api: 'messages',
  representative: { routed: 'together', direct: 'fireworks-ai', endpoint: 'auto' },
  input: (turns) => ({ max_tokens: 1024, messages: turns }),
  turns: 'messages',
  loop: {
    weather: {
      tools: [
        {
          name: 'get_weather',
          description: 'Get the current weather of a city.',
          input_schema: {
            type: 'object',
            properties: { city: { type: 'string', description: 'City name' } },
            required: ['city'],
          },
        },
      ],
    },
    own: {
      tools: [
        {
          name: 'look-up',
          description: 'Look "it" up: größer, 你好 🙂',
          input_schema: {
            type: 'object',
            properties: {
              class: { type: 'string', enum: ["it's", 'b'] },
              'max-price': { type: 'number' },
              filter: { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } },
            },
            required: ['class'],
          },
        },
        {
          name: 'print',
          input_schema: {
            type: 'object',
            properties: { copies: { type: 'integer' }, text: { type: 'string' } },
            required: ['text'],
          },
        },
        { name: 'ping', input_schema: { type: 'object' } },
      ],
    },
    forced: { tool_choice: { type: 'any' } },
  },
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
  // Its events are documented with names, and Anthropic's client only reads those.
  spellings: API_SPELLINGS.filter((spelling) => spelling !== 'data-alone'),
  // Failures before the first text are error responses.
  endings: { atOnce: ['limit'], streamed: API_ENDINGS },
}

/** Chats with the Messages API. */
export const messages = apiKind(FACTS)

/** Arguments are text only in streams, otherwise an object. Anthropic's own client rejects invalid JSON. */
const CALLS_WITHOUT_OBJECT = ['calls, a list', 'calls, null', 'calls, no JSON']

/** The same with the example's functions. */
export const messagesToolLoop = apiToolLoop(
  FACTS,
  (name, { question, snippet }) =>
    !CALLS_WITHOUT_OBJECT.includes(name) || (question.streaming && snippet.client !== 'anthropic'),
)

const LIMITS = [
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'maximum',
  'maxItems',
  'minimum',
  'minItems',
  'minLength',
]

/**
 * Returns a schema as Anthropic's clients send it: their helpers write constraints into the description, in braces
 * (transformJSONSchema of @anthropic-ai/sdk 1.12).
 */
const withoutLimits = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(meaningOf(schema)), (key, value: unknown) => {
    if (LIMITS.includes(key)) return undefined
    if (key !== 'description' || typeof value !== 'string') return value
    return value.replace(/(?:^|\n\n)\{.*\}$/s, '') || undefined
  })

/** Structured output with the Messages API. */
export const messagesStructuredOutput = apiStructuredOutput(FACTS, {
  of: ({ sent }) => ({ output_config: { format: { type: 'json_schema', schema: sent } } }),
  meaning: (schema, client) => (client === 'anthropic' ? withoutLimits(schema) : meaningOf(schema)),
})
