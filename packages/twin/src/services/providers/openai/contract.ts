import type { ContractSchema, DocumentedContract } from '../../contract.ts'
import {
  chatOperation,
  messagesOf,
  OPENAI_PACKAGE,
  REFUSAL,
  TEXT_FIELDS,
  textFields,
} from '../../protocols/openai-contract.ts'
import {
  embeddingEndpoint,
  imageEndpoint,
  speechEndpoint,
  transcriptionEndpoint,
} from '../../protocols/openai-endpoints.ts'
import { responsesOperation } from '../../protocols/responses-contract.ts'
import { either, INTEGER, listOf, OBJECT, orNull, TEXT } from '../../protocols/schema.ts'

/** Most fields may also be null, which is the same as omitting them. */
const nullable = (fields: Readonly<Record<string, ContractSchema>>): Readonly<Record<string, ContractSchema>> =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, orNull(schema)]))

const chat = chatOperation(
  '/v1/chat/completions',
  ['sdk'],
  messagesOf(
    ['developer', 'system', 'user', 'assistant', 'tool', 'function'],
    ['text', 'image_url', 'input_audio', 'file', 'refusal'],
  ),
  {
    ...textFields('function_call', 'functions', 'parallel_tool_calls', 'response_format', 'tool_choice', 'user'),
    ...nullable(
      textFields(
        'frequency_penalty',
        'logit_bias',
        'logprobs',
        'max_completion_tokens',
        'max_tokens',
        'metadata',
        'n',
        'presence_penalty',
        'seed',
        'stop',
        'stream',
        'stream_options',
        'temperature',
        'top_logprobs',
        'top_p',
      ),
    ),
    audio: orNull(OBJECT),
    modalities: orNull({ type: 'array', items: { enum: ['text', 'audio'] } }),
    moderation: orNull(OBJECT),
    prediction: orNull(OBJECT),
    prompt_cache_key: orNull(TEXT),
    prompt_cache_options: OBJECT,
    prompt_cache_retention: { enum: ['in_memory', '24h', null] },
    reasoning_effort: { enum: ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max', null] },
    safety_identifier: orNull(TEXT),
    service_tier: { enum: ['auto', 'default', 'flex', 'scale', 'priority', 'fast', null] },
    store: orNull({ type: 'boolean' }),
    tools: { anyOf: [TEXT_FIELDS.tools, { type: 'array', items: { type: 'object', required: ['type', 'custom'] } }] },
    verbosity: { enum: ['low', 'medium', 'high', null] },
    web_search_options: OBJECT,
  },
)

export const openaiContract: DocumentedContract = {
  provider: 'openai',
  sources: { sdk: OPENAI_PACKAGE },
  disagreements: [
    {
      clients: ['@huggingface/inference', 'huggingface_hub'],
      tasks: ['conversational'],
      sent: 'the limit as `max_tokens`, if you set `max_tokens`',
      documented: '`max_completion_tokens`: `max_tokens` is deprecated, and reasoning models reject it',
      decision: 'All examples send `max_completion_tokens`.',
      breaks: 'nothing',
      corrected: ({ max_tokens, ...body }) =>
        max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens },
    },
  ],
  combinations: {
    read: {
      sdk: {
        kind: 'package',
        name: 'openai 7.57.0',
        address: 'https://www.npmjs.com/package/openai',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  others: [
    // The list of stored chats.
    { sources: ['sdk'], method: 'GET', path: '/v1/chat/completions' },
    embeddingEndpoint('/v1/embeddings', ['sdk'], {
      dimensions: INTEGER,
      encoding_format: { enum: ['float', 'base64'] },
      user: TEXT,
    }),
    imageEndpoint('/v1/images/generations', ['sdk'], {
      background: { enum: ['transparent', 'opaque', 'auto', null] },
      moderation: { enum: ['low', 'auto', null] },
      output_compression: orNull(INTEGER),
      output_format: { enum: ['png', 'jpeg', 'webp', null] },
      partial_images: orNull(INTEGER),
      quality: { enum: ['standard', 'hd', 'low', 'medium', 'high', 'auto', null] },
      style: { enum: ['vivid', 'natural', null] },
    }),
    speechEndpoint('/v1/audio/speech', ['sdk'], ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'], {
      instructions: TEXT,
      stream_format: { enum: ['sse', 'audio'] },
      voice: either(TEXT, OBJECT),
    }),
    transcriptionEndpoint('/v1/audio/transcriptions', ['sdk'], {
      chunking_strategy: {},
      include: listOf(TEXT),
      language: TEXT,
      response_format: TEXT,
    }),
    transcriptionEndpoint('/v1/audio/translations', ['sdk'], { response_format: TEXT }),
  ],
  operations: [{ ...chat, answers: { ...chat.answers, '4XX': REFUSAL } }, responsesOperation('/v1/responses', ['sdk'])],
}
