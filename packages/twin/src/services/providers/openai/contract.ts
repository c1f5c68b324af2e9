import type { ContractSchema, DocumentedContract } from '../../contract.ts'
import {
  chatOperation,
  messagesOf,
  OPENAI_PACKAGE,
  REFUSAL,
  TEXT_FIELDS,
  textFields,
} from '../../protocols/openai-contract.ts'
import { responsesOperation } from '../../protocols/responses-contract.ts'
import { OBJECT, orNull, TEXT } from '../../protocols/schema.ts'

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
  operations: [{ ...chat, answers: { ...chat.answers, '4XX': REFUSAL } }, responsesOperation('/v1/responses', ['sdk'])],
}
