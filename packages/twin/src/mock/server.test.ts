import { readdirSync, readFileSync, statSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect as connectTcp, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { InferenceClient } from '@huggingface/inference'
import { OpenAI } from 'openai'
import { ProxyAgent, fetch as undiciFetch } from 'undici'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFAULT_REPLY } from './chat-answers.ts'
import { type AnswerRule, startTwin, type Twin } from './index.ts'

let twin: Twin

beforeAll(async () => {
  twin = await startTwin({ keep: 20 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  twin.clear()
})
afterAll(() => twin.close())

const CHAT = { model: 'openai/gpt-oss-120b', messages: [{ role: 'user' as const, content: 'Why is the sky blue?' }] }

const clientOf = (more: object = {}) =>
  new OpenAI({ baseURL: twin.baseUrl('https://router.huggingface.co/v1'), apiKey: 'hf_secret', maxRetries: 3, ...more })

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(twin.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer hf_secret', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** Fetches through the proxy, trusting only the twin. */
function proxied(url: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  const dispatcher = new ProxyAgent({ uri: twin.proxyUrl, requestTls: { ca: readFileSync(twin.caFile) } })
  return undiciFetch(url, { ...init, dispatcher })
}

/** Sends bytes and returns everything that comes back until the connection closes. */
const exchange = (sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket: Socket = connectTcp(twin.port, '127.0.0.1', () => socket.write(sent))
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text
    })
    socket.on('close', () => resolve(received)).on('error', reject)
  })

describe('with a base URL', () => {
  it('answers the OpenAI client, whole and streamed', async () => {
    const client = clientOf()
    const whole = await client.chat.completions.create(CHAT)
    expect(whole.choices[0]?.message.content).toBe(DEFAULT_REPLY)
    let text = ''
    for await (const { choices } of await client.chat.completions.create({ ...CHAT, stream: true })) {
      text += choices[0]?.delta.content ?? ''
    }
    expect(text).toBe(DEFAULT_REPLY)
  })

  it('plays the scenario of a header, which the client gets over', async () => {
    const client = clientOf({ defaultHeaders: { 'x-model-snippets-scenario': '429-twice' } })
    expect((await client.chat.completions.create(CHAT)).choices[0]?.message.content).toBe(DEFAULT_REPLY)
    expect(twin.requests().map(({ status }) => status)).toEqual([429, 429, 200])
  })

  it('takes a path without a host for the router’s', async () => {
    expect((await post('/v1/chat/completions', CHAT)).status).toBe(200)
    expect(twin.requests()[0]?.url).toBe('https://router.huggingface.co/v1/chat/completions')
  })

  it('leads to finished files on the same server', async () => {
    const response = await post('/fal.run/fal-ai/flux/dev', { prompt: 'A cat' })
    const { images } = (await response.json()) as { images: { url: string }[] }
    const url = images[0]?.url ?? ''
    expect(url.startsWith(`${twin.url}/files.fal-ai.example/`)).toBe(true)
    const file = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  })

  it('can be called by a page, as the router can', async () => {
    const origin = 'https://page.example'
    const preflight = await fetch(`${twin.url}/v1/chat/completions`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(preflight.status).toBe(200)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
    expect(twin.requests()).toEqual([])
    const response = await post('/v1/chat/completions', CHAT, { origin })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect((await post('/v1/chat/completions', CHAT)).headers.has('access-control-allow-origin')).toBe(false)
  })

  it('reads compressed bodies', async () => {
    const response = await fetch(`${twin.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', authorization: 'Bearer x' },
      body: gzipSync(JSON.stringify(CHAT)),
    })
    expect(response.status).toBe(200)
  })
})

describe('as a proxy', () => {
  it('answers unchanged programs that call any of the hosts', async () => {
    vi.stubGlobal('fetch', proxied)
    const client = new InferenceClient('hf_secret')
    const chat = await client.chatCompletion({ ...CHAT, provider: 'together' })
    expect(chat.choices[0]?.message.content).toBe(DEFAULT_REPLY)
    const image = await client.textToImage(
      { provider: 'fal-ai', model: 'black-forest-labs/FLUX.1-dev', inputs: 'A cat' },
      { outputType: 'blob' },
    )
    expect(image.size).toBeGreaterThan(100)
    expect(twin.requests().flatMap(({ problems }) => problems)).toEqual([])
  })

  it('forwards nothing', async () => {
    const response = await proxied('https://example.com/')
    expect(response.status).toBe(501)
    expect(twin.requests()).toMatchObject([
      { url: 'https://example.com/', provider: null, problems: [expect.any(String)] },
    ])
  })

  it('reads plain HTTP in a tunnel and without one', async () => {
    const head = 'GET http://localhost:8080/v1/models HTTP/1.1\r\nHost: localhost:8080\r\nConnection: close\r\n\r\n'
    expect(await exchange(head)).toContain('"object":"list"')
    const inner = 'GET /v1/models HTTP/1.1\r\nHost: localhost:8080\r\nConnection: close\r\n\r\n'
    expect(await exchange(`CONNECT localhost:8080 HTTP/1.1\r\nHost: localhost:8080\r\n\r\n${inner}`)).toContain(
      '"object":"list"',
    )
    expect(twin.requests().map(({ url }) => url)).toEqual(Array(2).fill('http://localhost:8080/v1/models'))
  })

  it('answers clients that ask it for https without a tunnel', async () => {
    const head = 'GET https://router.huggingface.co/v1/models HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    expect(await exchange(head)).toContain('"object":"list"')
  })

  it.each([
    'nonsense',
    'GET / HTTP/9.9',
    'GET http:// HTTP/1.1\r\nHost: x',
    'GET http://[::bad/ HTTP/1.1\r\nHost: x',
    'GET //evil.example/x HTTP/1.1\r\nHost: x',
    'OPTIONS * HTTP/1.1\r\nHost: x',
    'POST /v1/chat/completions HTTP/1.1\r\nHost: x\r\nContent-Length: -1',
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x`,
    '\0\x16\x03\x01',
  ])('survives %j', async (head) => {
    await exchange(`${head}\r\nConnection: close\r\n\r\n`).catch(() => undefined)
    expect((await fetch(`${twin.url}/__health`)).status).toBe(200)
  })

  it('survives an answer that HTTP doesn’t allow', async () => {
    twin.answer({ status: 200, headers: { trailer: 'x', 'content-length': '7' } })
    await post('/v1/chat/completions', CHAT).then(
      (response) => response.text(),
      () => undefined,
    )
    expect((await fetch(`${twin.url}/__health`)).status).toBe(200)
  })

  it.each(['a/b:443', '%00:443', ''])('refuses a tunnel to %j', async (host) => {
    expect(await exchange(`CONNECT ${host} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^(?:HTTP\/1\.1 400|$)/)
  })

  it('ends a broken handshake without ending the server', async () => {
    const socket = connectTcp(twin.port, '127.0.0.1', () => {
      socket.write('CONNECT router.huggingface.co:443 HTTP/1.1\r\nHost: x\r\n\r\n')
      socket.once('data', () => socket.end(Buffer.from([22, 3, 1, 0, 5, 1, 2, 3, 4, 5])))
    })
    await new Promise((resolve) =>
      socket
        .on('close', resolve)
        .on('error', () => undefined)
        .resume(),
    )
    expect((await post('/v1/chat/completions', CHAT)).status).toBe(200)
  })
})

interface Progress {
  readonly status?: string
  readonly video?: { readonly url: string }
}

describe('jobs', () => {
  const submit = (scenario = 'answer') =>
    post('/queue.fal.run/fal-ai/veo3', { prompt: 'A cat' }, { 'x-model-snippets-scenario': scenario })
  const get = async (url: string) => {
    const response = await fetch(url, { headers: { authorization: 'Bearer hf_secret' } })
    return { status: response.status, body: (await response.json()) as Progress }
  }
  const ticketOf = async (response: Response) => (await response.json()) as { status_url: string; response_url: string }

  it('are in the queue for two requests, and then have a result that can be downloaded', async () => {
    const { status_url: status, response_url: result } = await ticketOf(await submit())
    const states = [await get(status), await get(status), await get(status)].map(({ body }) => body.status)
    expect(states).toEqual(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED'])
    const { video } = (await get(result)).body
    const file = Buffer.from(await (await fetch(video?.url ?? '')).arrayBuffer())
    expect(file.subarray(4, 8).toString()).toBe('ftyp')
  })

  it('start anew with each submission', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const { status_url: status } = await ticketOf(await submit())
      expect((await get(status)).body.status).toBe('IN_QUEUE')
    }
  })

  it('fail if the scenario says so, and belong to the token that submitted them', async () => {
    const { response_url: result, status_url: status } = await ticketOf(await submit('job-failed'))
    for (let turn = 0; turn < 3; turn++) await get(status)
    expect((await get(result)).status).toBe(422)
    expect((await fetch(status, { headers: { authorization: 'Bearer other' } })).status).toBe(401)
  })

  it('are unknown if nobody submitted them', async () => {
    const { status_url: status } = await ticketOf(await submit())
    twin.clear()
    expect((await get(status)).status).toBe(501)
  })
})

describe('the recorded requests', () => {
  it('have no tokens', async () => {
    await post('/v1/chat/completions', CHAT, { 'x-api-key': 'sk-very-secret' })
    const text = await (await fetch(`${twin.url}/__requests`)).text()
    expect(text).not.toContain('secret')
    expect(JSON.parse(text).requests[0].headers).toMatchObject({
      authorization: 'Bearer hf_***',
      'x-api-key': 'sk-***',
    })
  })

  it('are the latest ones, until they’re removed', async () => {
    for (let at = 0; at < 25; at++) await post('/v1/chat/completions', { ...CHAT, seed: at })
    const read = async () =>
      (await (await fetch(`${twin.url}/__requests`)).json()) as {
        count: number
        requests: { body: { seed: number } }[]
      }
    const { count, requests } = await read()
    expect(count).toBe(25)
    expect(requests.map(({ body }) => body.seed)).toEqual(Array.from({ length: 20 }, (_, at) => at + 5))
    await fetch(`${twin.url}/__requests`, { method: 'DELETE' })
    expect(await read()).toEqual({ count: 0, requests: [] })
  })

  it('contain bodies of every kind', async () => {
    await post('/v1/chat/completions', 'no JSON')
    await fetch(`${twin.url}/v1/chat/completions`, { method: 'POST', body: new Uint8Array([0xff, 0xfe]) })
    await fetch(`${twin.url}/huggingface.co/api/models/openai/gpt-oss-120b`)
    expect(twin.requests().map(({ body }) => body)).toEqual(['no JSON', { base64: '//4=' }, null])
  })
})

describe('answers that are set', () => {
  const said = async (content: string) => {
    const { choices } = await clientOf().chat.completions.create({ ...CHAT, messages: [{ role: 'user', content }] })
    return choices[0]?.message.content
  }

  it('apply to the requests that contain a text, the newest first', async () => {
    twin.answer({ text: 'Some text.' })
    twin.answer({ contains: 'größer', text: 'Found.' })
    expect([await said('Is it größer?'), await said('Is it?')]).toEqual(['Found.', 'Some text.'])
    const escaped = '{"model":"a/b","messages":[{"role":"user","content":"gr\\u00f6\\u00dfer"}]}'
    expect(await (await post('/v1/chat/completions', escaped)).text()).toContain('Found.')
  })

  it('apply as often as they say', async () => {
    twin.answer({ text: 'Once.', times: 1 })
    expect([await said('a'), await said('a')]).toEqual(['Once.', DEFAULT_REPLY])
  })

  it('can be tool calls, a scenario, or a whole response', async () => {
    const tools = [{ type: 'function' as const, function: { name: 'add' } }]
    twin.answer({ toolCalls: [{ name: 'add', arguments: { a: 1 } }], times: 1 })
    const { choices } = await clientOf().chat.completions.create({ ...CHAT, tools })
    expect(choices[0]?.message.tool_calls).toMatchObject([{ function: { name: 'add', arguments: '{"a":1}' } }])
    twin.answer({ scenario: '503', times: 1 })
    expect((await post('/v1/chat/completions', CHAT)).status).toBe(503)
    twin.answer({ status: 418, body: { tea: true }, headers: { 'X-Pot': 'short' } })
    const response = await post('/v1/chat/completions', CHAT)
    expect([response.status, await response.json(), response.headers.get('x-pot')]).toEqual([
      418,
      { tea: true },
      'short',
    ])
  })

  it('can be set, read, and removed over HTTP', async () => {
    const rule: AnswerRule = { text: 'Over HTTP.' }
    expect((await post('/__answers', rule)).status).toBe(201)
    expect(await said('a')).toBe('Over HTTP.')
    expect(await (await fetch(`${twin.url}/__answers`)).json()).toEqual([rule])
    await fetch(`${twin.url}/__answers`, { method: 'DELETE' })
    expect(await said('a')).toBe(DEFAULT_REPLY)
  })

  it.each([
    ['{', 'the body must be JSON'],
    ['[]', 'an answer must be a JSON object'],
    ['{"txt":"a"}', 'unknown field \\"txt\\"; valid fields'],
    ['{"text":1}', 'text must be a string; got 1'],
    ['{"times":0}', 'times must be a whole number'],
    ['{"status":99}', 'status must be from 200 to 599; got 99'],
    ['{"scenario":"nope"}', 'no scenario \\"nope\\"'],
    ['{"toolCalls":[1]}', 'toolCalls must be an array'],
    ['{"headers":{"a":"b\\r\\nc: d"}}', 'headers must be'],
    ['{"headers":{"a b":"c"}}', 'headers must be'],
  ])('are refused if they aren’t valid: %s', async (body, problem) => {
    const response = await post('/__answers', body)
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 400,
      text: expect.stringContaining(problem),
    })
  })

  it('are limited in number', () => {
    for (let at = 0; at < 1000; at++) twin.answer({ contains: `${at}` })
    expect(() => twin.answer({ text: 'one more' })).toThrow('there are 1000 answers already')
  })
})

describe('the server’s own paths', () => {
  it('list the scenarios', async () => {
    const { scenarios } = (await (await fetch(`${twin.url}/__scenarios`)).json()) as { scenarios: { name: string }[] }
    expect(scenarios.map(({ name }) => name)).toEqual(expect.arrayContaining(['stream-cut', 'thinks-before-it-calls']))
  })

  it.each([
    ['GET', '/__nothing', 404],
    ['PUT', '/__answers', 405],
    ['POST', '/__requests', 405],
    ['GET', '/__health', 200],
  ])('%s %s: %d', async (method, path, status) => {
    expect((await fetch(twin.url + path, { method })).status).toBe(status)
  })

  it.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', '127.0.0.1:1', ''])(
    'can’t be read under the name %j, as by a page whose name leads here',
    async (host) => {
      const status = await new Promise((resolve, reject) => {
        httpRequest({ port: twin.port, path: '/__requests', setHost: false, headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
          .on('error', reject)
          .end()
      })
      expect(status).toBe(403)
    },
  )

  it.each(['https://evil.example', 'http://127.0.0.1.evil.example', 'null'])(
    'can’t be used by pages of %s',
    async (origin) => {
      const response = await post('/__answers', { text: 'evil' }, { origin })
      expect(response.status).toBe(403)
      expect((await post('/__answers', { text: 'own' }, { origin: 'http://localhost:5173' })).status).toBe(201)
    },
  )

  it('aren’t those of the mocked hosts', async () => {
    expect((await proxied('https://router.huggingface.co/__requests')).status).toBe(501)
  })
})

describe('limits', () => {
  it('a body can’t be larger than 32 MiB, compressed or not', async () => {
    const large = Buffer.alloc(33 * 1024 * 1024, ' ')
    const status = (body: Buffer, headers = {}) =>
      fetch(`${twin.url}/v1/chat/completions`, { method: 'POST', headers, body: new Uint8Array(body) }).then(
        (response) => response.status,
        () => 413,
      )
    expect(await status(large)).toBe(413)
    expect(await status(gzipSync(large), { 'content-encoding': 'gzip' })).toBe(400)
  })

  it('a request can’t ask for more than 8 files', async () => {
    const response = await post('/fal.run/fal-ai/flux/dev', { prompt: 'A cat', num_images: 1e9 })
    expect(((await response.json()) as { images: unknown[] }).images).toHaveLength(8)
  })

  it('the certificates are readable by their owner only', () => {
    const folder = dirname(twin.caFile)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.length).toBeGreaterThan(2)
    for (const { parentPath, name } of files) expect(statSync(join(parentPath, name)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(readFileSync(twin.caFile, 'utf8')).not.toContain('PRIVATE')
  })

  it('no other address of the machine answers', async () => {
    const others = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
    for (const { address, internal, family } of others) {
      if (internal || family !== 'IPv4') continue
      const outcome = await new Promise((resolve) => {
        const socket = connectTcp(twin.port, address, () => resolve('connected'))
        socket.on('error', () => resolve('refused'))
      })
      expect(outcome).toBe('refused')
    }
  })
})

describe('startTwin', () => {
  it.each([
    [{ scenario: 'nope' }, 'There’s no scenario "nope"'],
    [{ port: -1 }, 'port must be from 0 to 65535; got -1'],
    [{ port: 1.5 }, 'port must be'],
    [{ keep: 0 }, 'keep must be a whole number'],
  ])('rejects %j', async (options, problem) => {
    await expect(startTwin(options)).rejects.toThrow(problem)
  })

  it('rejects a port that’s in use', async () => {
    await expect(startTwin({ port: twin.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('ends requests that never get a response when it closes, and removes its files', async () => {
    const other = await startTwin({ scenario: 'silence' })
    const waiting = fetch(other.baseUrl('https://router.huggingface.co/v1/chat/completions'), {
      method: 'POST',
      headers: { authorization: 'Bearer x' },
      body: JSON.stringify(CHAT),
    }).catch(() => 'ended')
    await expect.poll(() => other.requests().length).toBe(1)
    await other.close()
    expect(await waiting).toBe('ended')
    expect(() => statSync(other.caFile)).toThrow('ENOENT')
  })
})
