/** An address that is asked under load, and the status of its right answer. */
export interface Address {
  readonly path: string
  readonly accept: string
  readonly status: number
}

/** Well-known models of several tasks, whose pages are asked for. */
export const MODELS = [
  'openai/gpt-oss-120b',
  'meta-llama/Llama-3.1-8B-Instruct',
  'black-forest-labs/FLUX.1-dev',
  'openai/whisper-large-v3',
  'google-bert/bert-base-uncased',
]
const PROVIDERS = ['auto', 'together', 'groq', 'fireworks-ai', 'novita']

const json = (path: string, status = 200): Address => ({ path, accept: 'application/json', status })
const page = (path: string, status = 200): Address => ({ path, accept: 'text/html', status })

/** Answers that the server keeps, in several forms, right ones and refusals. */
export const ADDRESSES: readonly Address[] = [
  ...MODELS.flatMap((id) => [json(`/api/models/${id}`), json(`/api/models/${id}/snippets`)]),
  ...PROVIDERS.flatMap((provider) =>
    Array.from({ length: 8 }, (_, count) =>
      json(`/api/models/openai/gpt-oss-120b/snippets?provider=${provider}&max_tokens=${count + 1}`),
    ),
  ),
  json('/api/models?q=llama'),
  json('/api/tasks'),
  json('/api/libraries/transformers'),
  json('/api/openapi.json'),
  json('/api/models/no/such-model/snippets', 404),
  json('/api/models/openai/gpt-oss-120b/snippets?provider=nobody', 400),
  { path: '/api/models/openai/gpt-oss-120b/snippets?client=curl', accept: 'text/plain', status: 200 },
  { path: '/models/openai/gpt-oss-120b.sh', accept: '*/*', status: 200 },
  { path: '/models/openai/gpt-oss-120b.py?provider=groq', accept: '*/*', status: 200 },
  { path: '/models/openai/gpt-oss-120b.md', accept: '*/*', status: 200 },
  { path: '/healthz', accept: '*/*', status: 200 },
]

/** Pages, which take a hundred times as long to make as an answer of the API. */
export const PAGES: readonly Address[] = [
  page('/'),
  ...MODELS.map((id) => page(`/models/${id}`)),
  page('/tasks'),
  page('/tasks/text-to-image'),
  page('/libraries/transformers'),
  page('/agents'),
  page('/api'),
  page('/no-such-page', 404),
]
