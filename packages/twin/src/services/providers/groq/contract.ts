import type { DocumentedContract } from '../../contract.ts'
import { chatOperation, messagesOf, textFields } from '../../protocols/openai-contract.ts'
import { embeddingEndpoint, speechEndpoint, transcriptionEndpoint } from '../../protocols/openai-endpoints.ts'
import { RESPONSES_FIELDS, responsesOperation } from '../../protocols/responses-contract.ts'
import { FILLED_LIST, GIVEN, orNull, TEXT, typed } from '../../protocols/schema.ts'

/** Fields that the page of the Responses API lists as not yet supported. */
const WITHOUT: readonly string[] = [
  'include',
  'previous_response_id',
  'prompt',
  'prompt_cache_key',
  'safety_identifier',
  'store',
  'truncation',
]

const ofInterface = textFields(
  'frequency_penalty',
  'function_call',
  'functions',
  'max_completion_tokens',
  'max_tokens',
  'metadata',
  'parallel_tool_calls',
  'presence_penalty',
  'response_format',
  'seed',
  'stop',
  'stream',
  'temperature',
  'tool_choice',
  'tools',
  'top_p',
  'user',
)

const TRANSCRIPT_FORMATS = { response_format: { enum: ['json', 'text', 'verbose_json'] } }

export const groqContract: DocumentedContract = {
  provider: 'groq',
  sources: {
    sdk: {
      kind: 'package',
      name: 'groq-sdk 1.6.0',
      address: 'https://www.npmjs.com/package/groq-sdk',
      read: '2026-11-22',
    },
    compatibility: {
      kind: 'page',
      name: 'OpenAI Compatibility',
      address: 'https://console.groq.com/docs/openai',
      read: '2026-11-22',
    },
    responses: {
      kind: 'page',
      name: 'Responses API',
      address: 'https://console.groq.com/docs/responses-api',
      read: '2026-11-22',
    },
    report: {
      kind: 'page',
      name: 'A recorded refusal',
      address: 'https://github.com/immersive-translate/immersive-translate/issues/3016',
      read: '2026-11-30',
    },
  },
  combinations: {
    read: {
      structured: {
        kind: 'page',
        name: 'Structured Outputs',
        address: 'https://console.groq.com/docs/structured-outputs',
        read: '2026-11-23',
      },
      sdk: {
        kind: 'package',
        name: 'groq-sdk 1.6.0',
        address: 'https://www.npmjs.com/package/groq-sdk/v/1.6.0',
        read: '2026-11-23',
      },
      responses: {
        kind: 'page',
        name: 'Responses API',
        address: 'https://console.groq.com/docs/responses-api',
        read: '2026-11-23',
      },
    },
    refused: [
      {
        fields: { response_format: typed('json_schema'), stream: { const: true } },
        says: 'structured output with a JSON Schema cannot be streamed',
        source: 'structured',
      },
      {
        fields: { response_format: typed('json_schema'), tools: FILLED_LIST },
        says: 'structured output with a JSON Schema cannot be used with tools',
        source: 'structured',
      },
      {
        fields: { include_reasoning: GIVEN, reasoning_format: GIVEN },
        says: 'include_reasoning cannot be used with reasoning_format',
        source: 'sdk',
      },
    ],
  },
  others: [
    transcriptionEndpoint(
      '/openai/v1/audio/transcriptions',
      ['sdk'],
      {
        ...TRANSCRIPT_FORMATS,
        language: TEXT,
        // Lists, as the package and curl write them.
        timestamp_granularities: {},
        'timestamp_granularities[]': { enum: ['word', 'segment'] },
      },
      true,
    ),
    transcriptionEndpoint('/openai/v1/audio/translations', ['sdk'], TRANSCRIPT_FORMATS, true),
    speechEndpoint('/openai/v1/audio/speech', ['sdk'], ['flac', 'mp3', 'mulaw', 'ogg', 'wav'], {
      sample_rate: { enum: [8000, 16000, 22050, 24000, 32000, 44100, 48000] },
      voice: TEXT,
    }),
    embeddingEndpoint('/openai/v1/embeddings', ['sdk'], {
      encoding_format: { enum: ['float', 'base64'] },
      user: orNull(TEXT),
    }),
  ],
  operations: [
    chatOperation(
      '/openai/v1/chat/completions',
      ['sdk', 'compatibility', 'report'],
      // According to the page, these fields cause a 400 response.
      messagesOf(
        ['system', 'developer', 'user', 'assistant', 'tool', 'function'],
        ['text', 'image_url', 'document'],
        false,
      ),
      {
        ...ofInterface,
        logit_bias: false,
        logprobs: false,
        top_logprobs: false,
        n: { anyOf: [{ const: 1 }, { type: 'null' }] },
        citation_options: { enum: ['enabled', 'disabled', null] },
        // The service answers 400: property 'chat_template_kwargs' is unsupported.
        chat_template_kwargs: false,
        compound_custom: orNull({ type: 'object' }),
        disable_tool_validation: { type: 'boolean' },
        documents: orNull({ type: 'array' }),
        include_reasoning: orNull({ type: 'boolean' }),
        reasoning_effort: { enum: ['none', 'default', 'low', 'medium', 'high', null] },
        reasoning_format: { enum: ['hidden', 'raw', 'parsed', null] },
        search_settings: orNull({ type: 'object' }),
        service_tier: { enum: ['auto', 'on_demand', 'flex', 'performance', null] },
        store: orNull({ type: 'boolean' }),
      },
    ),
    responsesOperation(
      '/openai/v1/responses',
      ['responses'],
      RESPONSES_FIELDS.filter((name) => !WITHOUT.includes(name)),
    ),
  ],
}
