import type { ContractSchema, ContractSource, DocumentedBody, DocumentedOperation, JsonBody } from '../contract.ts'
import { BOOLEAN, either, exactly, INTEGER, listOf, NUMBER, OBJECT, object, orNull, TEXT } from './schema.ts'

/* Facts for providers that follow OpenAI's API. Each provider's contract decides which apply. */

const within = (minimum: number, maximum: number): ContractSchema => ({ ...NUMBER, minimum, maximum })

/** A JSON body with some fields. */
export const jsonOf = (required: readonly string[], properties: Readonly<Record<string, unknown>>): DocumentedBody => ({
  mediaType: 'application/json',
  schema: object(required, properties),
})

/** Rejects other fields next to these, because a schema in the wrong place would be ignored. */
const FORMAT = either(
  exactly(['type'], { type: { const: 'text' } }),
  exactly(['type'], { type: { const: 'json_object' } }),
  exactly(['type', 'json_schema'], {
    type: { const: 'json_schema' },
    json_schema: exactly(['name'], { name: TEXT, description: TEXT, schema: OBJECT, strict: orNull(BOOLEAN) }),
  }),
)

/** Fields of requests for text, with the names and ranges of OpenAI's API. */
export const TEXT_FIELDS = {
  best_of: INTEGER,
  chat_template_kwargs: OBJECT,
  echo: BOOLEAN,
  frequency_penalty: within(-2, 2),
  function_call: {},
  functions: listOf(OBJECT),
  logit_bias: { type: 'object', additionalProperties: NUMBER },
  logprobs: BOOLEAN,
  max_completion_tokens: INTEGER,
  max_tokens: INTEGER,
  metadata: { type: 'object', additionalProperties: TEXT },
  min_p: within(0, 1),
  min_tokens: INTEGER,
  n: { ...INTEGER, minimum: 1 },
  parallel_tool_calls: BOOLEAN,
  presence_penalty: within(-2, 2),
  reasoning_effort: TEXT,
  repetition_penalty: NUMBER,
  response_format: FORMAT,
  seed: INTEGER,
  service_tier: TEXT,
  stop: { anyOf: [TEXT, listOf(TEXT)] },
  stream: BOOLEAN,
  stream_options: { type: 'object', properties: { include_usage: BOOLEAN, include_obfuscation: BOOLEAN } },
  suffix: TEXT,
  temperature: within(0, 2),
  tool_choice: { anyOf: [TEXT, OBJECT] },
  tools: listOf({
    type: 'object',
    required: ['type', 'function'],
    properties: {
      type: { const: 'function' },
      function: {
        type: 'object',
        required: ['name'],
        properties: { name: TEXT, description: TEXT, parameters: OBJECT, strict: orNull(BOOLEAN) },
      },
    },
  }),
  top_k: INTEGER,
  top_logprobs: { ...INTEGER, minimum: 0, maximum: 20 },
  top_p: within(0, 1),
  user: TEXT,
} satisfies Readonly<Record<string, ContractSchema>>

type TextField = keyof typeof TEXT_FIELDS

/** Selects some of these fields. */
export const textFields = (...names: readonly TextField[]): Readonly<Record<string, ContractSchema>> =>
  Object.fromEntries(names.map((name) => [name, TEXT_FIELDS[name]]))

/**
 * The messages of a chat.
 *
 * @param roles the supported roles
 * @param parts the supported types of content parts
 * @param name the schema of a speaker's name; `false` if it's rejected
 */
export const messagesOf = (
  roles: readonly string[],
  parts: readonly string[],
  name: ContractSchema | false = TEXT,
): ContractSchema =>
  listOf({
    type: 'object',
    required: ['role'],
    properties: {
      role: { enum: roles },
      content: {
        anyOf: [
          TEXT,
          { type: 'null' },
          listOf({
            type: 'object',
            required: ['type'],
            properties: {
              type: { enum: parts },
              ...Object.fromEntries(parts.map((part) => [part, part === 'text' ? TEXT : OBJECT])),
            },
          }),
        ],
      },
      name,
      tool_call_id: TEXT,
      tool_calls: listOf(OBJECT),
    },
  })

const USAGE = orNull({
  type: 'object',
  required: ['prompt_tokens', 'completion_tokens', 'total_tokens'],
  properties: { prompt_tokens: INTEGER, completion_tokens: INTEGER, total_tokens: INTEGER },
})

/** A chat's response as a message and as a stream. */
export const CHAT_ANSWERS: readonly DocumentedBody[] = [
  jsonOf(['id', 'choices', 'created', 'model', 'object'], {
    id: TEXT,
    choices: listOf({
      type: 'object',
      required: ['index', 'message', 'finish_reason'],
      properties: {
        index: INTEGER,
        message: {
          type: 'object',
          required: ['role'],
          properties: { role: { const: 'assistant' }, content: orNull(TEXT), tool_calls: listOf(OBJECT) },
        },
        finish_reason: { enum: ['stop', 'length', 'tool_calls', 'content_filter', 'function_call'] },
      },
    }),
    created: INTEGER,
    model: TEXT,
    object: { const: 'chat.completion' },
    usage: USAGE,
  }),
  {
    mediaType: 'text/event-stream',
    schema: {
      type: 'object',
      required: ['id', 'choices', 'created', 'model', 'object'],
      properties: {
        id: TEXT,
        choices: listOf({
          type: 'object',
          required: ['index', 'delta'],
          properties: {
            index: INTEGER,
            delta: { type: 'object', properties: { role: TEXT, content: orNull(TEXT), tool_calls: listOf(OBJECT) } },
            finish_reason: { enum: ['stop', 'length', 'tool_calls', 'content_filter', 'function_call', null] },
          },
        }),
        created: INTEGER,
        model: TEXT,
        object: { const: 'chat.completion.chunk' },
        usage: USAGE,
      },
    },
  },
]

/** An error in OpenAI's format. */
export const REFUSAL: DocumentedBody = jsonOf(['error'], {
  error: { type: 'object', required: ['message'], properties: { message: TEXT } },
})

/**
 * Chat.
 *
 * @param fields all supported fields besides model and messages
 */
export const chatOperation = (
  path: string,
  sources: readonly string[],
  messages: ContractSchema,
  fields: Readonly<Record<string, unknown>>,
): DocumentedOperation => ({
  tasks: ['conversational'],
  sources,
  method: 'POST',
  path,
  request: jsonOf(['messages', 'model'], { messages, model: TEXT, ...fields }),
  answers: { 200: CHAT_ANSWERS },
})

/** Text completion. */
export const completionOperation = (
  path: string,
  sources: readonly string[],
  fields: Readonly<Record<string, unknown>>,
  object = 'text_completion',
): DocumentedOperation => ({
  tasks: ['text-generation'],
  sources,
  method: 'POST',
  path,
  request: jsonOf(['model', 'prompt'], { model: TEXT, prompt: TEXT, ...fields }),
  answers: {
    200: jsonOf(['id', 'choices', 'created', 'model', 'object'], {
      id: TEXT,
      choices: listOf({ type: 'object', properties: { text: TEXT, finish_reason: orNull(TEXT) } }),
      created: INTEGER,
      model: TEXT,
      object: { const: object },
      usage: USAGE,
    }),
  },
})

/** The format of an embedding, if a provider documents it; OpenAI's clients always send one. */
export const IN_NUMBERS = { encoding_format: { const: 'float' } }

/**
 * Embeddings.
 *
 * @param openai the source for OpenAI's clients
 */
export const embeddingOperation = (
  path: string,
  sources: readonly string[],
  fields: Readonly<Record<string, unknown>> = {},
  openai?: DocumentedOperation['openai'],
): DocumentedOperation => ({
  ...(openai === undefined ? {} : { openai }),
  tasks: ['feature-extraction'],
  sources,
  method: 'POST',
  path,
  request: jsonOf(['input', 'model'], { input: { anyOf: [TEXT, listOf(TEXT)] }, model: TEXT, ...fields }),
  answers: {
    200: jsonOf(['data', 'model', 'object'], {
      data: listOf({
        type: 'object',
        required: ['embedding', 'index', 'object'],
        properties: { embedding: listOf(NUMBER), index: INTEGER, object: { const: 'embedding' } },
      }),
      model: TEXT,
      object: { const: 'list' },
    }),
  },
})

/** Where the hub's clients write a completion differently from OpenAI's API. */
export const COMPLETIONS_OF_HUB_CLIENTS = {
  tasks: ['text-generation'],
  documented: 'the parameters next to the prompt, and the limit as `max_tokens`',
  breaks: 'parameters',
  corrected: ({ inputs: _inputs, parameters, max_new_tokens, ...body }: JsonBody): JsonBody => {
    const { max_new_tokens: nested, ...others } = (parameters ?? {}) as JsonBody
    const limit = max_new_tokens ?? nested
    return { ...body, ...others, ...(limit === undefined ? {} : { max_tokens: limit }) }
  },
} as const

/** The API that these providers follow if they don't document it themselves. */
export const OPENAI_PACKAGE: ContractSource = {
  kind: 'package',
  name: 'openai 7.57.0',
  address: 'https://www.npmjs.com/package/openai',
  read: '2026-11-22',
}

/** The package's completion fields besides model and prompt. */
export const COMPLETION_FIELDS = {
  ...textFields(
    'best_of',
    'echo',
    'frequency_penalty',
    'logit_bias',
    'max_tokens',
    'n',
    'presence_penalty',
    'seed',
    'stop',
    'stream',
    'stream_options',
    'suffix',
    'temperature',
    'top_p',
    'user',
  ),
  logprobs: { ...INTEGER, minimum: 0, maximum: 5 },
}
