import { API_ENDINGS, API_SPELLINGS } from '../../services/protocols/api-stream.ts'
import { responsesService } from '../../services/protocols/responses.ts'
import type { CaseFamily } from '../case-family.ts'
import { type ApiFacts, apiKind } from './api.ts'
import { apiStructuredOutput } from './api-structured-output.ts'
import { apiToolLoop } from './api-tool-loop.ts'
import { formatFor } from './structured-output.ts'

const SCHEMA = { type: 'object', properties: { answer: { type: 'string' } }, required: ['answer'] }

/**
 * Text input is the same as a single user message: https://platform.openai.com/docs/api-reference/responses/create. The
 * hub's page for its router only documents text.
 */
function withListedInput(body: unknown): unknown {
  const { input } = body as { readonly input?: unknown }
  return typeof input === 'string' ? { ...(body as object), input: [{ role: 'user', content: input }] } : body
}

/** The Responses API, by its migration guide: https://platform.openai.com/docs/guides/migrate-to-responses. */
const FACTS: ApiFacts = {
  api: 'responses',
  representative: { routed: 'together', direct: 'fireworks-ai', endpoint: 'auto' },
  input: (messages) => ({ input: messages }),
  readBody: withListedInput,
  turns: 'input',
  loop: {
    weather: {
      tools: [
        {
          type: 'function',
          name: 'get_weather',
          description: 'Get the current weather of a city.',
          parameters: {
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
          type: 'function',
          name: 'look-up',
          description: 'Look "it" up: größer, 你好 🙂',
          parameters: {
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
          type: 'function',
          name: 'print',
          parameters: {
            type: 'object',
            properties: { copies: { type: 'integer' }, text: { type: 'string' } },
            required: ['text'],
          },
        },
        { type: 'function', name: 'ping', parameters: { type: 'object', properties: {} } },
      ],
    },
    forced: { tool_choice: 'required' },
    // https://platform.openai.com/docs/guides/reasoning: reasoning that OpenAI doesn't store is sent back encrypted.
    more: ({ provider, target }, { store, include = [] }) =>
      provider === 'openai' && target === 'direct' && store === false
        ? { include: [...(include as readonly string[]), 'reasoning.encrypted_content'] }
        : {},
  },
  conversation: {
    messages: [
      { role: 'system', content: 'You are "terse". It\'s 5 o\'clock; say so in $HOME.' },
      { role: 'user', content: 'Line one\nLine two\t`back\\slash` — größer, 你好 🙂' },
      { role: 'assistant', content: [{ type: 'text', text: '' }] },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'And this?' },
          { type: 'image_url', image_url: { url: 'https://example.com/a.png?b=1&c=%20' } },
        ],
      },
    ],
    becomes: {
      input: [
        { role: 'system', content: 'You are "terse". It\'s 5 o\'clock; say so in $HOME.' },
        { role: 'user', content: 'Line one\nLine two\t`back\\slash` — größer, 你好 🙂' },
        { role: 'assistant', content: [{ type: 'output_text', text: '' }] },
        {
          role: 'user',
          content: [
            { type: 'input_text', text: 'And this?' },
            { type: 'input_image', image_url: 'https://example.com/a.png?b=1&c=%20' },
          ],
        },
      ],
    },
  },
  partSent: (part) => {
    switch (part.type) {
      case 'text':
        return { type: 'input_text', text: part.text }
      case 'image_url':
        return { type: 'input_image', image_url: part.image_url.url }
      case 'file':
        return { type: 'input_file', ...part.file }
      default:
        throw new Error('The API has no sounds')
    }
  },
  // https://platform.openai.com/docs/guides/pdf-files; the router has removed files from its schemas.
  takes: ({ type }, { provider, target }) =>
    type === 'image_url' || (type === 'file' && provider === 'openai' && target === 'direct'),
  options: [
    { option: 'temperature', value: 0, becomes: { temperature: 0 } },
    { option: 'max_tokens', value: 64, becomes: { max_output_tokens: 64 } },
    { option: 'top_p', value: 0.95, becomes: { top_p: 0.95 } },
    { option: 'user', value: "it's me", becomes: { user: "it's me" } },
    { option: 'store', value: false, becomes: { store: false } },
    { option: 'previous_response_id', value: 'resp_earlier', becomes: { previous_response_id: 'resp_earlier' } },
    { option: 'reasoning_effort', value: 'low', becomes: { reasoning: { effort: 'low' } } },
    {
      option: 'response_format',
      value: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: SCHEMA } },
      becomes: { text: { format: { type: 'json_schema', name: 'answer', strict: true, schema: SCHEMA } } },
      // https://github.com/ovh/docs, AI Endpoints - Responses API: same spelling as in chat completions.
      notAt: ['ovhcloud'],
    },
    { option: 'seed', value: -7, becomes: {} },
    { option: 'stop', value: ['\n\n', 'END'], becomes: {} },
    { option: 'logprobs', value: false, becomes: {} },
    { option: 'repetition_penalty', value: 1.05, becomes: {} },
  ],
  // https://github.com/ovh/docs, AI Endpoints - Responses API: "Always send `store: false`".
  always: { ovhcloud: { store: false } },
  service: (options) =>
    responsesService({
      ...options,
      takesReasoning: options.call.target !== 'routed',
      repeatsInput: options.call.provider === 'fireworks-ai' && options.call.target === 'direct',
    }),
  limit: 'max_output_tokens',
  spellings: API_SPELLINGS,
  endings: { atOnce: ['failed', 'limit'], streamed: API_ENDINGS },
}

/** Chats with the Responses API. */
export const responses = apiKind(FACTS)

/** The same with the example's functions. The router can't continue after the model's first call. */
export const responsesToolLoop: CaseFamily = { ...apiToolLoop(FACTS), meetsAll: 'direct' }

/** Structured output with the Responses API. */
export const responsesStructuredOutput = apiStructuredOutput(FACTS, {
  of: (sample, { provider, target }) =>
    // https://github.com/ovh/docs, AI Endpoints - Responses API: same spelling as in chat completions.
    provider === 'ovhcloud' && target === 'direct'
      ? { response_format: formatFor(sample) }
      : { text: { format: { type: 'json_schema', name: sample.name, strict: true, schema: sample.sent } } },
})
