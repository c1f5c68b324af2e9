import type { DocumentedBody, JsonBody, OtherEndpoint } from '../contract.ts'
import { jsonOf } from './openai-contract.ts'
import { BOOLEAN, either, INTEGER, listOf, NUMBER, orNull, TEXT } from './schema.ts'

/* Endpoints of OpenAI's API that no example calls at some providers. Each provider's contract decides which apply. */

type Fields = Readonly<Record<string, unknown>>

const VECTOR = [0.0123, -0.0456, 0.0789, -0.0012]

/** The inputs of a request, which may be one text or a list. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Embeddings, with some further fields. */
export const embeddingEndpoint = (path: string, sources: readonly string[], fields: Fields): OtherEndpoint => ({
  sources,
  method: 'POST',
  path,
  request: jsonOf(['input', 'model'], { input: either(TEXT, { type: 'array' }), model: TEXT, ...fields }),
  answer: ({ input, model }) => ({
    object: 'list',
    model,
    data: listIn(input).map((_each, index) => ({ object: 'embedding', index, embedding: VECTOR })),
    usage: { prompt_tokens: 9, total_tokens: 9 },
  }),
})

/** A form with a recording, or its URL where that's documented. */
const recording = (fields: Fields, takesUrl: boolean): DocumentedBody => ({
  mediaType: 'multipart/form-data',
  schema: {
    type: 'object',
    required: takesUrl ? ['model'] : ['file', 'model'],
    properties: {
      file: { type: 'object' },
      model: TEXT,
      prompt: TEXT,
      temperature: NUMBER,
      ...(takesUrl ? { url: TEXT } : {}),
      ...fields,
    },
    ...(takesUrl ? { anyOf: [{ required: ['file'] }, { required: ['url'] }] } : {}),
  },
})

const SAID = 'The ferry leaves at nine.'

function transcript({ response_format: format, stream }: JsonBody): JsonBody | undefined {
  if (stream === true || !['json', 'verbose_json', undefined].includes(format as string | undefined)) return undefined
  const segment = { id: 0, seek: 0, start: 0, end: 1.2, text: SAID }
  const more = { task: 'transcribe', language: 'english', duration: 1.2, segments: [segment] }
  return { text: SAID, ...(format === 'verbose_json' ? more : {}) }
}

/** Transcriptions, with some further fields. */
export const transcriptionEndpoint = (
  path: string,
  sources: readonly string[],
  fields: Fields,
  takesUrl = false,
): OtherEndpoint => ({
  sources,
  method: 'POST',
  path,
  request: recording(fields, takesUrl),
  answer: transcript,
})

/** Speech, whose response isn't JSON. */
export const speechEndpoint = (
  path: string,
  sources: readonly string[],
  formats: readonly string[],
  fields: Fields,
): OtherEndpoint => ({
  sources,
  method: 'POST',
  path,
  request: jsonOf(['input', 'model', 'voice'], {
    input: TEXT,
    model: TEXT,
    response_format: { enum: formats },
    speed: NUMBER,
    ...fields,
  }),
})

/** Images, with some further fields. */
export const imageEndpoint = (path: string, sources: readonly string[], fields: Fields): OtherEndpoint => ({
  sources,
  method: 'POST',
  path,
  request: jsonOf(['prompt'], {
    prompt: TEXT,
    model: orNull(TEXT),
    n: orNull(INTEGER),
    response_format: { enum: ['url', 'b64_json', null] },
    size: orNull(TEXT),
    stream: orNull(BOOLEAN),
    user: TEXT,
    ...fields,
  }),
})

/** Texts and how well they fit a query. */
export const rankEndpoint = (
  path: string,
  sources: readonly string[],
  required: readonly string[],
  fields: Fields,
): OtherEndpoint => ({
  sources,
  method: 'POST',
  path,
  request: jsonOf(required, {
    documents: listOf(either(TEXT, { type: 'object' })),
    model: TEXT,
    query: TEXT,
    top_n: orNull(INTEGER),
    ...fields,
  }),
  answer: ({ documents, model, top_n: count }) => ({
    id: 'rank-1',
    object: 'rerank',
    model,
    results: listIn(documents)
      .map((_each, index) => ({ index, relevance_score: Number((0.9 / (index + 1)).toFixed(3)) }))
      .slice(0, typeof count === 'number' ? count : undefined),
    meta: { api_version: { version: '2' }, billed_units: { search_units: 1 } },
    usage: { prompt_tokens: 9, completion_tokens: 0, total_tokens: 9 },
  }),
})
