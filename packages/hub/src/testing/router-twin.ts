import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the twin answers for the list of models. */
export type RouterMood = 'well' | 'silent' | 'failing' | 'malformed' | 'empty' | 'lying'

export interface RouterTwin {
  readonly url: URL
  /** How often the list was asked for. */
  calls: number
  /** What the last one was authorized by. */
  authorization: string | undefined
  mood: RouterMood
  readonly close: () => Promise<void>
}

/** A list with all that the router tells of a provider. */
export const ROUTER_LIST = {
  object: 'list',
  data: [
    {
      id: 'acme/chat',
      object: 'model',
      created: 1760000000,
      owned_by: 'acme',
      architecture: { input_modalities: ['text'], output_modalities: ['text'] },
      providers: [
        {
          provider: 'scaleway',
          status: 'live',
          context_length: 131072,
          pricing: { input: 0.15, output: 0.6 },
          is_free: false,
          supports_tools: true,
          supports_structured_output: false,
          first_token_latency_ms: 310.5,
          throughput: 92.4,
        },
        { provider: 'featherless-ai', status: 'live', supports_tools: false, supports_structured_output: true },
        { provider: 'groq', status: 'staging', pricing: { input: 0.1, output: 0.5 }, throughput: 480 },
      ],
    },
    { id: 'acme/alone', object: 'model', providers: [] },
  ],
}

/** Figures that cannot be. */
const LYING_PROVIDERS = [
  null,
  { provider: '' },
  { provider: 'together', status: 'retired', pricing: { input: -1, output: 2 }, context_length: 1.5 },
  { provider: 'together', status: 'live', pricing: { input: 1, output: 2 } },
  { provider: 'novita', pricing: { input: '0.1', output: 2 }, throughput: 1e12, first_token_latency_ms: 0 },
  { provider: 'cohere', pricing: { input: 0.5 }, is_free: 'yes', supports_tools: null },
  { provider: '<script>globalThis.broken=1</script>', status: 'live' },
]

/** They are told of a model that the hub knows and of one that the catalogue holds, among entries that are no models. */
export const LYING_LIST = {
  data: [
    null,
    7,
    { id: 9, providers: [] },
    { id: 'acme/none' },
    { id: 'acme/chat', providers: LYING_PROVIDERS },
    { id: 'openai/gpt-oss-120b', providers: LYING_PROVIDERS },
  ],
}

/** A router on the loopback interface that gives its list as it is told to. */
export async function startRouterTwin(): Promise<RouterTwin> {
  const server = createServer((request, response) => {
    if (request.url !== '/v1/models') response.writeHead(404).end()
    else {
      twin.calls += 1
      twin.authorization = request.headers.authorization
      answer(twin.mood, response)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const twin: RouterTwin = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    calls: 0,
    authorization: undefined,
    mood: 'well',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return twin
}

function answer(mood: RouterMood, response: ServerResponse): void {
  const json = (body: string): void => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
  }
  if (mood === 'well') json(JSON.stringify(ROUTER_LIST))
  else if (mood === 'empty') json('{"data": []}')
  else if (mood === 'lying') json(JSON.stringify(LYING_LIST))
  else if (mood === 'malformed') json('{"data": [')
  else if (mood === 'failing') response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Later</h1>')
}
