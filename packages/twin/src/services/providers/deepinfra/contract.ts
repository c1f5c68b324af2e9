import type { ContractSource, DocumentedContract } from '../../contract.ts'
import {
  chatOperation,
  completionOperation,
  embeddingOperation,
  jsonOf,
  messagesOf,
  textFields,
} from '../../protocols/openai-contract.ts'
import { INTEGER, TEXT } from '../../protocols/schema.ts'

const TIER = { service_tier: { enum: ['default', 'priority', null] } }

const ofText = {
  ...textFields(
    'frequency_penalty',
    'min_p',
    'n',
    'presence_penalty',
    'repetition_penalty',
    'response_format',
    'seed',
    'stop',
    'stream',
    'temperature',
    'top_k',
    'top_p',
    'user',
  ),
  max_tokens: { type: ['integer', 'null'], minimum: 1, maximum: 1_000_000 },
  prompt_cache_key: TEXT,
  stream_options: { type: 'object', properties: { include_usage: {}, continuous_usage_stats: {} } },
}

const page = (name: string, address: string): ContractSource => ({ kind: 'page', name, address, read: '2026-11-22' })
const reference = (name: string, file: string) => page(name, `https://docs.deepinfra.com/api-reference/${file}`)

export const deepinfraContract: DocumentedContract = {
  provider: 'deepinfra',
  sources: {
    chat: reference('Openai Chat Completions', 'openai-chat-completions-1'),
    completions: reference('Openai Completions', 'openai-completions-1'),
    embeddings: reference('Openai Embeddings', 'openai-embeddings-1'),
    speech: reference('Openai Audio Speech', 'openai-audio-speech-1'),
    transcriptions: reference('Openai Audio Transcriptions', 'openai-audio-transcriptions'),
    openai: page('OpenAI API', 'https://deepinfra.com/docs/openai_api'),
    whisper: page('Whisper large v3, API', 'https://deepinfra.com/openai/whisper-large-v3/api'),
    images: page('Juggernaut Lightning Flux, API', 'https://deepinfra.com/run-diffusion/Juggernaut-Lightning-Flux/api'),
  },
  combinations: {
    read: {
      json: {
        kind: 'page',
        name: 'JSON Mode',
        address: 'https://deepinfra.com/docs/advanced/json_mode',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  operations: [
    chatOperation(
      '/v1/openai/chat/completions',
      ['chat'],
      messagesOf(['system', 'user', 'assistant', 'tool'], ['text', 'image_url', 'input_audio', 'video_url']),
      {
        ...ofText,
        ...TIER,
        ...textFields('chat_template_kwargs', 'logprobs', 'reasoning_effort', 'tool_choice', 'tools'),
        reasoning: { type: 'object', properties: { effort: TEXT, enabled: { type: 'boolean' } } },
      },
    ),
    completionOperation('/v1/openai/completions', ['completions'], {
      ...ofText,
      data: { type: 'object' },
      echo: { type: 'boolean' },
      logprobs: INTEGER,
      return_tokens_as_token_ids: { type: 'boolean' },
      stop_token_ids: { type: 'array', items: INTEGER },
    }),
    embeddingOperation(
      '/v1/openai/embeddings',
      ['embeddings', 'openai'],
      {
        ...TIER,
        encoding_format: { enum: ['float', 'base64'] },
        dimensions: { type: ['integer', 'null'], minimum: 32 },
      },
      { source: 'openai' },
    ),
    {
      tasks: ['text-to-image'],
      sources: ['images'],
      openai: { source: 'images' },
      method: 'POST',
      path: '/v1/openai/images/generations',
      request: jsonOf(['model', 'prompt'], {
        model: TEXT,
        prompt: TEXT,
        n: INTEGER,
        response_format: { const: 'b64_json' },
        size: TEXT,
        style: TEXT,
        user: TEXT,
      }),
      answers: {
        200: jsonOf(['created', 'data'], {
          created: INTEGER,
          data: {
            type: 'array',
            items: { type: 'object', required: ['b64_json'], properties: { b64_json: TEXT, revised_prompt: TEXT } },
          },
        }),
      },
    },
    {
      tasks: ['text-to-speech'],
      sources: ['speech'],
      openai: { source: 'speech' },
      method: 'POST',
      path: '/v1/openai/audio/speech',
      request: jsonOf(['model', 'input'], {
        ...TIER,
        model: TEXT,
        input: TEXT,
        voice: { type: ['string', 'null'] },
        response_format: { enum: ['mp3', 'opus', 'flac', 'wav', 'pcm'] },
        speed: { type: 'number', minimum: 0.25, maximum: 4 },
        extra_body: { type: 'object' },
      }),
      answers: { 200: { mediaType: 'audio/*' } },
    },
    {
      tasks: ['automatic-speech-recognition'],
      // The page only has the URL under /v1; the other pages have both URLs.
      sources: ['transcriptions', 'whisper'],
      openai: { source: 'whisper' },
      method: 'POST',
      path: '/v1/openai/audio/transcriptions',
      request: {
        mediaType: 'multipart/form-data',
        schema: {
          type: 'object',
          required: ['file', 'model'],
          properties: {
            file: {},
            model: TEXT,
            language: TEXT,
            prompt: TEXT,
            response_format: { enum: ['json', 'verbose_json', 'text', 'srt', 'vtt'] },
            temperature: { type: 'number' },
            timestamp_granularities: {},
            'timestamp_granularities[]': { enum: ['word', 'segment'] },
          },
        },
      },
      answers: { 200: jsonOf(['text'], { text: TEXT }) },
    },
  ],
  // As on its pages.
  refusal: { status: 422, body: (problem) => ({ detail: [{ loc: ['body'], msg: problem, type: 'value_error' }] }) },
}
