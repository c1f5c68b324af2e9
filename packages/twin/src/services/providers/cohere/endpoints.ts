import type { ContractSchema, OtherEndpoint } from '../../contract.ts'
import { jsonOf } from '../../protocols/openai-contract.ts'
import { listIn, rankEndpoint } from '../../protocols/openai-endpoints.ts'
import {
  BOOLEAN,
  either,
  INTEGER,
  listOf,
  NUMBER,
  OBJECT,
  object,
  orNull,
  TEXT,
  typed,
} from '../../protocols/schema.ts'

/* Cohere's own API, as in the types of its package; examples call the one that follows OpenAI's. */

const SOURCES = ['client']

/** A text, or a list of parts with fields of their own. */
const contentOf = (parts: readonly string[]): ContractSchema =>
  either(TEXT, listOf({ ...object(['type'], { type: { enum: parts } }), additionalProperties: true }))

/** A message of one role. */
const message = (
  role: string,
  parts: readonly string[],
  required: readonly string[],
  fields: Readonly<Record<string, ContractSchema>> = {},
): ContractSchema =>
  object(['role', ...required], {
    role: { const: role },
    content: contentOf(parts),
    ...fields,
  })

const MESSAGES = {
  type: 'array',
  minItems: 1,
  items: either(
    message('user', ['text', 'image_url'], ['content']),
    message('system', ['text'], ['content']),
    message('assistant', [], [], {
      content: orNull(contentOf(['text', 'thinking'])),
      tool_calls: orNull(listOf(OBJECT)),
      tool_plan: orNull(TEXT),
      citations: orNull(listOf(OBJECT)),
    }),
    message('tool', ['text', 'document'], ['content', 'tool_call_id'], { tool_call_id: TEXT }),
  ),
}

const SAMPLING = {
  frequency_penalty: NUMBER,
  k: NUMBER,
  max_tokens: INTEGER,
  p: NUMBER,
  presence_penalty: NUMBER,
  seed: INTEGER,
  stop_sequences: listOf(TEXT),
  stream: BOOLEAN,
  temperature: NUMBER,
}

const EMBEDDED = {
  embedding_types: listOf({ enum: ['float', 'int8', 'uint8', 'binary', 'ubinary', 'base64'] }),
  images: listOf(TEXT),
  input_type: { enum: ['search_document', 'search_query', 'classification', 'clustering', 'image'] },
  model: TEXT,
  texts: listOf(TEXT),
  truncate: { enum: ['NONE', 'START', 'END'] },
}

export const OWN_API: readonly OtherEndpoint[] = [
  {
    sources: SOURCES,
    method: 'POST',
    path: '/v2/chat',
    request: jsonOf(['messages', 'model'], {
      ...SAMPLING,
      messages: MESSAGES,
      model: TEXT,
      citation_options: OBJECT,
      documents: listOf(either(TEXT, OBJECT)),
      logprobs: BOOLEAN,
      priority: INTEGER,
      response_format: either(typed('text'), typed('json_object')),
      safety_mode: { enum: ['CONTEXTUAL', 'STRICT', 'OFF'] },
      strict_tools: BOOLEAN,
      thinking: OBJECT,
      tool_choice: { enum: ['REQUIRED', 'NONE'] },
      tools: listOf(object(['type'], { type: { const: 'function' }, function: OBJECT })),
    }),
    // Streams and tool calls have other forms.
    answer: ({ stream, tools }) =>
      stream === true || tools !== undefined
        ? undefined
        : {
            id: 'chat-1',
            finish_reason: 'COMPLETE',
            message: { role: 'assistant', content: [{ type: 'text', text: 'A lamp shows ships the way.' }] },
            usage: {
              billed_units: { input_tokens: 9, output_tokens: 7 },
              tokens: { input_tokens: 9, output_tokens: 7 },
            },
          },
  },
  {
    sources: SOURCES,
    method: 'POST',
    path: '/v2/embed',
    request: jsonOf(['input_type', 'model'], {
      ...EMBEDDED,
      inputs: listOf(OBJECT),
      max_tokens: INTEGER,
      output_dimension: INTEGER,
      priority: INTEGER,
    }),
    answer: ({ texts, embedding_types: types }) =>
      texts === undefined
        ? undefined
        : {
            id: 'embed-1',
            embeddings: Object.fromEntries(
              (types === undefined ? ['float'] : listIn(types)).map((type) => [
                type,
                listIn(texts).map(() =>
                  type === 'base64' ? 'zcxMPQ==' : type === 'float' ? [0.0123, -0.0456] : [1, 3],
                ),
              ]),
            ),
            texts,
            meta: { api_version: { version: '2' } },
            response_type: 'embeddings_by_type',
          },
  },
  rankEndpoint('/v2/rerank', SOURCES, ['documents', 'model', 'query'], {
    documents: listOf(TEXT),
    max_tokens_per_doc: INTEGER,
    priority: INTEGER,
  }),
  // Deprecated, but still documented.
  { sources: SOURCES, method: 'POST', path: '/v1/chat', request: jsonOf(['message'], { message: TEXT, ...SAMPLING }) },
  { sources: SOURCES, method: 'POST', path: '/v1/embed', request: jsonOf([], EMBEDDED) },
  rankEndpoint('/v1/rerank', SOURCES, ['documents', 'query'], {
    max_chunks_per_doc: INTEGER,
    rank_fields: listOf(TEXT),
    return_documents: BOOLEAN,
  }),
  {
    sources: SOURCES,
    method: 'POST',
    path: '/v1/tokenize',
    request: jsonOf(['model', 'text'], { model: TEXT, text: TEXT }),
    answer: () => ({ tokens: [464, 21776, 5667], token_strings: ['The', ' ferry', ' leaves'] }),
  },
]
