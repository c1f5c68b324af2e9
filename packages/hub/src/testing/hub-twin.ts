import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a call looked like when it arrived. */
export interface SeenCall {
  readonly path: string
  readonly parameters: URLSearchParams
  readonly authorization: string | undefined
}

/** How the twin behaves to every call; each model of `MODELS` beginning with `odd/` has its own behaviour besides. */
export type HubMood = 'well' | 'silent' | 'failing' | 'busy' | 'malformed' | 'empty' | 'lying'

export interface HubTwin {
  readonly url: URL
  readonly calls: SeenCall[]
  mood: HubMood
  readonly close: () => Promise<void>
}

/** The token that may see private models. */
export const TWIN_TOKEN = 'hf_twin'

const BY_OBJECT = {
  'featherless-ai': { status: 'live', providerId: 'acme/chat', task: 'conversational', isModelAuthor: false },
  scaleway: { status: 'live', providerId: 'acme-chat', task: 'conversational', isModelAuthor: false },
  groq: { status: 'staging', providerId: 'acme-chat-preview', task: 'conversational', isModelAuthor: false },
}
const BY_LIST = [
  { provider: 'together', hfModelId: 'acme/paint', providerId: 'acme/paint-1', status: 'live', task: 'text-to-image' },
  {
    provider: 'fal-ai',
    hfModelId: 'acme/paint',
    providerId: 'fal-ai/acme-paint',
    status: 'live',
    task: 'text-to-image',
    adapter: 'lora',
    adapterWeightsPath: 'paint.safetensors',
    type: 'single-model',
  },
]

const chat = { pipeline_tag: 'text-generation', tags: ['transformers', 'conversational'], library_name: 'transformers' }

/** The models that the twin knows, with every field that the hub may tell of them. */
export const MODELS: readonly Readonly<Record<string, unknown>>[] = [
  {
    id: 'acme/chat',
    ...chat,
    gated: false,
    config: { architectures: ['AcmeForCausalLM'], tokenizer_config: { chat_template: '{{ messages }}'.repeat(900) } },
    cardData: { license: 'apache-2.0', base_model: ['acme/base', 'acme/other'], 'model-index': [{ name: 'x' }] },
    transformersInfo: {
      auto_model: 'AutoModelForCausalLM',
      pipeline_tag: 'text-generation',
      processor: 'AutoTokenizer',
    },
    widgetData: [{ text: 'Hello' }, { messages: [{ role: 'user', content: 'Hello' }] }],
    inferenceProviderMapping: BY_OBJECT,
  },
  {
    id: 'acme/paint',
    pipeline_tag: 'text-to-image',
    tags: ['diffusers', 'lora'],
    library_name: 'diffusers',
    gated: false,
    cardData: { base_model: 'acme/base-paint', instance_prompt: 'acme dog' },
    siblings: [{ rfilename: 'paint.safetensors' }],
    inferenceProviderMapping: BY_LIST,
  },
  {
    id: 'acme/small-GGUF',
    ...chat,
    tags: ['gguf', 'conversational'],
    library_name: 'gguf',
    gguf: { total: 7_615_616_512, architecture: 'qwen2', context_length: 40_960, chat_template: '{{ messages }}' },
    gated: false,
    siblings: [
      '.gitattributes',
      'README.md',
      'small-Q4_K_M.gguf',
      'Q8_0/small-Q8_0-00001-of-00002.gguf',
      'Q8_0/small-Q8_0-00002-of-00002.gguf',
      'model.safetensors',
      'model-2.safetensors',
    ].map((rfilename) => ({ rfilename })),
  },
  {
    id: 'black-forest-labs/FLUX.1-dev',
    pipeline_tag: 'text-to-image',
    tags: ['diffusers'],
    library_name: 'diffusers',
    gated: 'auto',
    inferenceProviderMapping: {
      'fal-ai': { status: 'live', providerId: 'fal-ai/flux/dev', task: 'text-to-image' },
      replicate: { status: 'staging', providerId: 'black-forest-labs/flux-dev', task: 'text-to-image' },
    },
  },
  { id: 'acme/asks-first', ...chat, gated: 'manual', inferenceProviderMapping: {} },
  { id: 'acme/secret', ...chat, private: true, gated: false },
  {
    id: 'odd/fields',
    pipeline_tag: 7,
    tags: ['conversational', 8, null, { deep: true }, 'x'.repeat(5000)],
    library_name: ['transformers'],
    gated: 'perhaps',
    config: 'none',
    cardData: null,
    widgetData: { text: 'not a list' },
    siblings: [null, 7, { rfilename: 9 }, { rfilename: 'a.gguf'.repeat(200) }],
    transformersInfo: [],
    inferenceProviderMapping: [
      null,
      7,
      { provider: 'together' },
      { provider: 'novita', providerId: 'odd', status: 'retired', task: 'conversational' },
      { provider: 'groq', providerId: "'; rm -rf / #", status: 'live', task: 'conversational' },
    ],
  },
  ...Array.from({ length: 45 }, (_, number) => ({ id: `many/model-${String(number).padStart(2, '0')}`, ...chat })),
]

/** The files of a repository, as its tree lists them: large ones lie in a store of their own. */
const TREES = new Map<string, readonly unknown[]>([
  [
    'acme/small-GGUF',
    [
      { type: 'directory', oid: '1', size: 0, path: 'Q8_0' },
      inStore('Q8_0/small-Q8_0-00001-of-00002.gguf', 4_000_000_000),
      inStore('Q8_0/small-Q8_0-00002-of-00002.gguf', 3_695_857_952),
      { type: 'file', oid: '2', size: 1200, path: 'README.md' },
      inStore('small-Q4_K_M.gguf', 4_368_439_584),
    ],
  ],
])

function inStore(path: string, size: number): object {
  return { type: 'file', oid: '3', size, lfs: { oid: '4', size, pointerSize: 135 }, path }
}

const OLD_NAMES = new Map([['acme/old-chat', '/api/models/acme/chat']])

/** A hub on the loopback interface that answers as the published documentation says, and as badly as it is told to. */
export async function startHubTwin(): Promise<HubTwin> {
  const calls: SeenCall[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://hub.example')
    const { authorization } = request.headers
    calls.push({ path: url.pathname, parameters: url.searchParams, authorization })
    if (twin.mood !== 'well') inMood(twin.mood, url, response)
    else if (authorization !== undefined && authorization !== `Bearer ${TWIN_TOKEN}`)
      refuse(response, 401, 'Invalid credentials in Authorization header')
    else if (url.pathname === '/api/models') list(url, request, response)
    else detail(url, authorization !== undefined, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const twin: HubTwin = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    calls,
    mood: 'well',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return twin
}

function inMood(mood: Exclude<HubMood, 'well'>, { pathname }: URL, response: ServerResponse): void {
  const isList = pathname === '/api/models'
  if (mood === 'malformed') json(response, 200, '{"id": "acme/ch')
  else if (mood === 'empty') json(response, 200, isList ? [] : {})
  else if (mood === 'lying') json(response, 200, isList ? LYING_LIST : lyingRecord(pathname))
  else if (mood !== 'silent')
    response.writeHead(mood === 'busy' ? 429 : 503, { 'content-type': 'text/html' }).end('<h1>Later</h1>')
}

function detail(url: URL, hasToken: boolean, response: ServerResponse): void {
  const id = decodeURIComponent(url.pathname.replace(/^\/api\/models\//, ''))
  const tree = /^(.+)\/tree\/main$/.exec(id)?.[1]
  const odd = ODD.get(id)
  const moved = OLD_NAMES.get(id)
  const model = MODELS.find((candidate) => candidate['id'] === id && (hasToken || candidate['private'] !== true))
  if (odd !== undefined) odd(response)
  else if (tree !== undefined) json(response, TREES.has(tree) ? 200 : 404, TREES.get(tree) ?? { error: 'Not found' })
  else if (moved !== undefined) response.writeHead(307, { location: moved + url.search }).end()
  else if (model !== undefined) json(response, 200, expanded(model, url))
  else if (hasToken) refuse(response, 404, 'Repository not found', 'RepoNotFound')
  else refuse(response, 401, 'Invalid username or password.')
}

/** Sets `globalThis.broken` where a text becomes markup or script. */
const ATTACKS = [
  '</script><script>globalThis.broken=1</script>',
  '"><img src=x onerror=globalThis.broken=1>',
  "'onmouseover='globalThis.broken=1'",
  '</title></style></textarea></pre><svg onload=globalThis.broken=1>',
  'javascript:globalThis.broken=1',
  '\u202e]]>--><script>globalThis.broken=1</script>',
] as const

/** A record in which every text means harm. */
const ATTACK_RECORD = {
  id: 'odd/attack',
  ...chat,
  tags: [...chat.tags, ...ATTACKS, ...ATTACKS.map((text) => `license:${text}`)],
  gated: false,
  mask_token: ATTACKS[0],
  cardData: {
    license: ATTACKS[1],
    base_model: [ATTACKS[4], ATTACKS[0]],
    library_name: ATTACKS[3],
    [ATTACKS[0]]: ATTACKS[0],
  },
  config: { architectures: [ATTACKS[0]], model_type: ATTACKS[1], tokenizer_config: { chat_template: ATTACKS[0] } },
  transformersInfo: { auto_model: ATTACKS[0], processor: ATTACKS[1] },
  widgetData: [{ text: ATTACKS[0] }, { messages: [{ role: ATTACKS[1], content: ATTACKS[0] }] }],
  inferenceProviderMapping: {
    together: { status: 'live', providerId: ATTACKS[0], task: 'conversational' },
    groq: { status: 'live', providerId: ATTACKS[1], task: 'conversational' },
    [ATTACKS[0]]: { status: 'live', providerId: ATTACKS[1], task: 'conversational' },
  },
}

/** A record whose files no tree lists. */
const UNMEASURED_RECORD = {
  id: 'odd/unmeasured-GGUF',
  ...chat,
  tags: ['gguf', 'conversational'],
  library_name: 'gguf',
  siblings: [{ rfilename: 'unmeasured-Q4_K_M.gguf' }, { rfilename: 'unmeasured-Q8_0.gguf' }],
}

const crowd = (item: unknown): unknown[] => Array.from({ length: 30_000 }, () => item)

/**
 * A record that is within the limit of bytes, and all lists: each entry that is wrong costs time to be told so. The last
 * one is right, and whoever finds it has looked at all of them.
 */
const CROWDED_RECORD = {
  id: 'odd/crowded',
  ...chat,
  tags: [...crowd(1), 'transformers'],
  widgetData: [...crowd(1), { text: 'Hello' }],
  siblings: [...crowd({ rfilename: 1 }), { rfilename: 'model-Q4_0.gguf' }],
  cardData: { base_model: [...crowd(1), 'acme/base'] },
  inferenceProviderMapping: [
    ...crowd({}),
    { provider: 'groq', providerId: 'crowded', status: 'live', task: 'conversational' },
  ],
}

/** Entries that are no models, and one that means harm. */
const LYING_LIST = [null, 7, { id: 9 }, { id: '../../admin' }, { id: '' }, [], ATTACK_RECORD]

/** Fields that are not what they should be, of any model. */
const lyingRecord = (pathname: string): object => ({
  ...MODELS.find(({ id }) => id === 'odd/fields'),
  id: decodeURIComponent(pathname.replace(/^\/api\/models\//, '')),
})

/** Models that are answered in a way of their own. */
const ODD = new Map<string, (response: ServerResponse) => void>(
  Object.entries({
    'odd/locked': (response) =>
      refuse(
        response,
        403,
        'Access to model odd/locked is restricted and you are not in the authorized list.',
        'GatedRepo',
      ),
    'odd/locked-to-strangers': (response) =>
      refuse(
        response,
        401,
        'Access to model odd/locked-to-strangers is restricted. You must be authenticated.',
        'GatedRepo',
      ),
    'odd/locked-without-code': (response) => json(response, 403, { error: 'Forbidden' }),
    'odd/attack': (response) => json(response, 200, ATTACK_RECORD),
    'odd/unmeasured-GGUF': (response) => json(response, 200, UNMEASURED_RECORD),
    'odd/gone': (response) => json(response, 404, { error: 'Repository not found' }),
    'odd/teapot': (response) => json(response, 418, { error: 'short and stout' }),
    'odd/broken': (response) => json(response, 500, { error: 'Internal error' }),
    'odd/cut': (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"id": ')
      setTimeout(() => response.destroy(), 10)
    },
    'odd/half': (response) => json(response, 200, '{"id": "odd/half", '),
    'odd/page': (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the network</h1>'),
    'odd/page-as-json': (response) => json(response, 200, '<h1>Sign in to the network</h1>'),
    'odd/json-as-page': (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('{"id": "odd/json-as-page"}'),
    'odd/crowded': (response) => json(response, 200, CROWDED_RECORD),
    'odd/list': (response) => json(response, 200, [{ id: 'odd/list' }]),
    'odd/nameless': (response) => json(response, 200, { _id: '1', pipeline_tag: 'text-generation' }),
    'odd/climber': (response) => json(response, 200, { id: '../../admin', pipeline_tag: 'text-generation' }),
    'odd/nothing': (response) => json(response, 200, ''),
    'odd/null': (response) => json(response, 200, 'null'),
    'odd/huge-and-says-so': (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(10 ** 10) }).write('{')
    },
    'odd/endless': (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id": "odd/endless", "tags": ["')
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      }
      response.on('drain', more)
      more()
    },
    'odd/trickle': (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id": "odd/trickle"')
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    },
    'odd/slow': () => undefined,
    'odd/loop': (response) => response.writeHead(307, { location: '/api/models/odd/loop' }).end(),
    'odd/elsewhere': (response) => response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end(),
    'odd/nowhere': (response) => response.writeHead(302, { location: 'http://[' }).end(),
  }),
)

function list(url: URL, request: IncomingMessage, response: ServerResponse): void {
  const { searchParams } = url
  const words = (searchParams.get('search') ?? '').toLowerCase()
  const tags = searchParams.getAll('filter')
  const provider = searchParams.get('inference_provider')
  const task = searchParams.get('pipeline_tag')
  const found = MODELS.filter(
    (model) =>
      String(model['id']).toLowerCase().includes(words) &&
      model['private'] !== true &&
      (task === null || model['pipeline_tag'] === task) &&
      tags.every((tag) => Array.isArray(model['tags']) && model['tags'].includes(tag)) &&
      (provider === null || serves(model, provider)),
  )
  const begin = Number(Buffer.from(searchParams.get('cursor') ?? '', 'base64url').toString() || 0)
  const limit = Number(searchParams.get('limit') ?? 1000)
  const next = begin + limit
  if (next < found.length) {
    const address = new URL(url.pathname, `http://${request.headers.host}`)
    for (const [name, value] of searchParams) if (name !== 'cursor') address.searchParams.append(name, value)
    address.searchParams.set('cursor', Buffer.from(String(next)).toString('base64url'))
    response.setHeader('link', `<${address.href}>; rel="next"`)
  }
  json(
    response,
    200,
    found.slice(begin, next).map((model) => expanded(model, url)),
  )
}

function serves(model: Readonly<Record<string, unknown>>, provider: string): boolean {
  const mapping = model['inferenceProviderMapping']
  return Array.isArray(mapping)
    ? mapping.some((entry: { provider?: unknown } | null) => entry?.provider === provider)
    : typeof mapping === 'object' && mapping !== null && provider in mapping
}

/** The fields that were asked for, and those that always come. */
function expanded(model: Readonly<Record<string, unknown>>, url: URL): Record<string, unknown> {
  const asked = url.searchParams.getAll('expand[]')
  return {
    _id: 'twin',
    id: model['id'],
    ...Object.fromEntries(Object.entries(model).filter(([name]) => asked.includes(name))),
  }
}

function refuse(response: ServerResponse, status: number, message: string, code?: string): void {
  if (code !== undefined) response.setHeader('x-error-code', code)
  response.setHeader('x-error-message', message)
  json(response, status, { error: message })
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
}
