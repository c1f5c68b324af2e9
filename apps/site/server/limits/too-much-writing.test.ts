import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'

/* What would take too long to write is refused before anything is written, wherever it comes in. */

const ID = 'openai/gpt-oss-120b'
const app = createApp(
  tmpdir(),
  { isReady: () => true, metrics: undefined, log: { failed: () => undefined } },
  () => () => new Response('no page', { status: 404 }),
)

/** Fewer than a body may hold, and more than can be written for every client. */
const MANY = 12_000

interface Wanted {
  readonly language?: string
  readonly client?: string
}

const stopOf = (count: number) => Array.from({ length: count }, () => 'a')

const asJson = (path: string, body: unknown) =>
  app.request(
    `http://localhost${path}`,
    {
      method: 'POST',
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(body),
    },
    {},
  )

/** Each entrance with what a refusal says there. */
const ENTRANCES: readonly [name: string, ask: (count: number, wanted: Wanted) => Promise<string>][] = [
  [
    'the API',
    async (count, wanted) => {
      const response = await asJson('/api/snippets', { model: ID, ...wanted, options: { stop: stopOf(count) } })
      const text = await response.text()
      return response.status === 200 ? 'answered' : `${response.status} ${text}`
    },
  ],
  [
    'a posted state',
    async (count, wanted) => {
      const state = new URLSearchParams({ extra: JSON.stringify({ stop: stopOf(count) }), ...wanted })
      const response = await app.request(
        `http://localhost/models/${ID}.md`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
          body: String(new URLSearchParams({ state: String(state) })),
        },
        {},
      )
      const text = await response.text()
      return response.status === 200 ? 'answered' : `${response.status} ${text}`
    },
  ],
  [
    'an agent',
    async (count, wanted) => {
      const given = { model: ID, ...wanted, parameters: { stop: stopOf(count) } }
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_snippets', arguments: given } }
      const response = await asJson('/mcp', call)
      const text = await response.text()
      return response.status === 200 ? 'answered' : `${response.status} ${text}`
    },
  ],
]

describe.each(ENTRANCES)('what is too long for all clients at once, by %s', (_, ask) => {
  it('is refused, and what would narrow it is named', async () => {
    const answer = await ask(MANY, {})
    expect(answer).toMatch(/^4(00|13) /)
    expect(answer).toMatch(/Request one `language` or one `client`/)
  })

  it('is written for one client, and in all where it is short', async () => {
    expect(await ask(MANY, { language: 'sh', client: 'curl' })).toBe('answered')
    expect(await ask(10, {})).toBe('answered')
  })
})

it.each<[string, object]>([
  ['a text of which every character is escaped', { messages: [{ role: 'user', content: '"\\'.repeat(100_000) }] }],
  [
    'values whose indentation is longer than they are',
    {
      parameters: {
        a: Array.from({ length: 29 }, () => Array.from({ length: 100 }).reduce((inner) => ({ a: inner }), 1)),
      },
    },
  ],
])('counts %s as what it becomes', async (_, options) => {
  const all = await asJson('/api/snippets', { model: ID, options })
  expect([all.status, await all.text()]).toEqual([413, expect.stringContaining('Request one `language`')])
  const one = await asJson('/api/snippets', { model: ID, client: 'curl', options })
  expect(one.status).toBe(200)
})

it('counts the record of a model no more for agents than for the API', async () => {
  const siblings = Array.from({ length: 2500 }, (_, at) => ({ rfilename: `model-${at}.gguf` }))
  const record = { id: 'acme/model-GGUF', pipeline_tag: 'text-generation', tags: ['gguf', 'conversational'], siblings }
  expect((await asJson('/api/local-apps', { model: record, app: 'ollama' })).status).toBe(200)
  for (const [name, given] of [
    ['get_local_commands', { record, app: 'ollama' }],
    ['get_snippets', { record }],
  ]) {
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
    const answer = await asJson('/mcp', call)
    expect([name, answer.status, await answer.json()]).toMatchObject([name, 200, { result: { content: [{}] } }])
  }
})

it.each(['get_wire_request', 'get_library_example', 'get_local_commands', 'explain_error'])(
  'names no option to %s that it does not have',
  async (name) => {
    const given = { model: ID, messages: [{ role: 'user', content: '"'.repeat(390_000) }] }
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
    const response = await asJson('/mcp', call)
    const text = await response.text()
    expect([response.status, text]).toEqual([400, expect.stringContaining('too long for one response. Send shorter')])
    expect(text).not.toMatch(/language|client/)
  },
)
