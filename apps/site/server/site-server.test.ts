import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { MOST_ANSWER_BYTES } from './api/answer.ts'
import { createApp } from './app.ts'
import { readSettings } from './http/settings.ts'
import { createSiteServer, type SiteServer } from './site-server.ts'

const SNIPPETS = '/api/models/openai/gpt-oss-120b/snippets'
const running: SiteServer[] = []

afterEach(async () => {
  await Promise.all(
    running.splice(0).map(({ server }) => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    }),
  )
})

/** Starts the site, without its pages, on a port of its own. */
async function start(
  environment: Record<string, string> = {},
  patience?: Partial<Record<'head' | 'request' | 'answer', number>>,
  page: Parameters<typeof createApp>[2] = () => () => new Response('no page', { status: 404 }),
) {
  const lines: string[] = []
  const site = createSiteServer(
    (state) => createApp(tmpdir(), state, page),
    readSettings({ RATE_LIMIT: 'off', ...environment }),
    { write: (text) => lines.push(...text.trimEnd().split('\n')) },
    { head: 10_000, request: 30_000, answer: 60_000, nextRequest: 5000, ...patience },
  )
  running.push(site)
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve))
  const { port } = site.server.address() as AddressInfo
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { ...site, port, get, lines }
}

/** Sends bytes as they are, and collects what comes back until the other side closes. */
function raw(port: number, text: string, isEnded = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      if (isEnded) socket.end(text)
      else socket.write(text)
    })
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      answer += part
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)))
  })
}

describe('answers that are kept', () => {
  it('are byte-equal to those that were made, for each form and coding', async () => {
    const { get } = await start()
    for (const accept of ['application/json', 'text/plain', 'text/markdown']) {
      for (const encoding of ['identity', 'gzip']) {
        const headers = { accept, 'accept-encoding': encoding }
        const made = await get(`${SNIPPETS}?provider=groq`, { headers })
        const kept = await get(`${SNIPPETS}?provider=groq`, { headers })
        const namesOf = (response: Response) =>
          [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
        expect(namesOf(kept)).toEqual(namesOf(made))
        expect(await kept.text()).toBe(await made.text())
        const again = await get(`${SNIPPETS}?provider=groq`, {
          headers: { ...headers, 'if-none-match': made.headers.get('etag') ?? '' },
        })
        expect([again.status, await again.text()]).toEqual([304, ''])
        expect(again.headers.get('etag')).toBe(made.headers.get('etag'))
        const head = await get(`${SNIPPETS}?provider=groq`, { method: 'HEAD', headers })
        expect([head.status, head.headers.get('content-length')]).toEqual([200, kept.headers.get('content-length')])
      }
    }
    expect(await (await get('/metrics')).text()).toMatch(/^model_snippets_kept_answers_total 18$/m)
  })

  it('hold nothing of the host that was asked', async () => {
    const { port, get } = await start()
    const paths = [
      `${SNIPPETS}?stream=true`,
      '/api/models?limit=1',
      '/api/openapi.json',
      '/api/nowhere',
      '/healthz',
      '/mcp',
    ]
    for (const path of paths) {
      const answer = await raw(
        port,
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: evil\r\nConnection: close\r\n\r\n`,
      )
      expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 \d/)])
      expect(answer).not.toContain('evil')
    }
    expect(await (await get(`${SNIPPETS}?stream=true`)).text()).not.toContain('evil')
  })

  it('are not mixed up with refusals, nor between addresses', async () => {
    const { get } = await start()
    const one = await (await get(`${SNIPPETS}?client=curl`)).text()
    expect((await get(`${SNIPPETS}?client=wget`)).status).toBe(400)
    expect((await get(`${SNIPPETS}?client=wget`)).status).toBe(400)
    expect(await (await get(`${SNIPPETS}?client=fetch`)).text()).not.toBe(one)
    expect(await (await get(`${SNIPPETS}?client=curl`)).text()).toBe(one)
  })
})

describe('the limits', () => {
  it('turn away who asks too often, and say when to come back', async () => {
    const { get } = await start({ RATE_LIMIT: '1' })
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await get('/api/providers')).status))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1)
    const refused = await get('/api/providers')
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await refused.json()).toMatchObject({ status: 429, type: '/api#problem-too-many-requests' })
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
  })

  it('count by what a trusted proxy says, and by nobody else’s word', async () => {
    const ask = async (environment: Record<string, string>) => {
      const { get } = await start({ RATE_LIMIT: '1', ...environment })
      let refused = 0
      for (let request = 0; request < 15; request++) {
        const headers = { 'x-forwarded-for': `10.0.0.${request}` }
        if ((await get('/api/providers', { headers })).status === 429) refused++
      }
      return refused
    }
    expect(await ask({})).toBeGreaterThan(0)
    expect(await ask({ TRUST_PROXY: '1' })).toBe(0)
  })

  it.each([
    ['/%ff', 400],
    ['/models/%00/x', 400],
    ['/no%0d%0aset-cookie:%20a=b', 400],
    ['/models/openai/%E0%A4%A.py', 400],
    ['/api/models/%/x', 400],
    [`/?q=${'x'.repeat(50_000)}`, 414],
    [`${SNIPPETS}?messages=%ff`, 400],
    [`${SNIPPETS}?nonsense=%00`, 400],
    ['/samples/../package.json', 404],
    ['/samples/%2e%2e/package.json', 404],
    ['/samples/..%2fpackage.json', 404],
    ['/samples/..%5cpackage.json', 404],
    ['/assets/..%2f..%2fetc%2fpasswd', 404],
    ['/assets/%2e%2e/%2e%2e/etc/passwd', 404],
    ['//etc/passwd', 404],
  ])('refuse %.40s', async (path, status) => {
    const { port } = await start()
    const answer = await raw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(Number(answer.slice(9, 12))).toBe(status)
    expect(answer).not.toMatch(/root:|"@model-snippets\/core"/)
  })

  it('let no line break into a header', async () => {
    const { port } = await start()
    for (const path of [`/api/models?limit=1&q=%0d%0aX-Evil:%201`, `${SNIPPETS}?billTo=%0d%0aX-Evil:%201`]) {
      const answer = await raw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
      const [head = ''] = answer.split('\r\n\r\n')
      expect(head.toLowerCase()).not.toContain('\r\nx-evil')
    }
    const split = await raw(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\nX: a\rb\r\nConnection: close\r\n\r\n')
    expect(split).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('refuse heads and bodies that are too long, and bad hosts', async () => {
    const { port, get } = await start()
    expect(await raw(port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    expect(await raw(port, 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    )
    expect(await raw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    const body = 'x'.repeat(1_100_000)
    for (const path of ['/api/snippets', '/theme', '/errors', '/mcp']) {
      expect([path, (await get(path, { method: 'POST', body })).status]).toEqual([path, 413])
    }
  })

  it('give up on who sends a head or a body drop by drop', async () => {
    const { port } = await start({}, { head: 300, request: 600 })
    expect(await raw(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1\.1 408 /)
    const began = raw(port, 'POST /api/snippets HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"model"')
    expect(await began).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })

  it('give up on who does not read', async () => {
    const patient = await start()
    const length = (await (await patient.get('/api/openapi.json')).arrayBuffer()).byteLength
    const { port, get } = await start({}, { answer: 300 })
    // Many times what the buffers of both sides hold.
    const asked = Math.ceil(16e6 / length)
    const socket = connect(port, '127.0.0.1')
    socket.pause()
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    for (let request = 0; request < asked; request++) socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n')
    // All that is under way is the question for the metrics: the server has given up.
    await expect.poll(async () => /^http_requests_under_way 1$/m.test(await (await get('/metrics')).text())).toBe(true)
    let received = 0
    socket.on('data', (part: Buffer) => {
      received += part.length
    })
    socket.resume()
    await closed
    expect(received).toBeLessThan((asked * length) / 2)
  })
})

describe('what one reader can have', () => {
  const question = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`

  it('is one question at a time over a connection, and so many that wait', async () => {
    let underWay = 0
    let most = 0
    const { port, get } = await start({}, {}, () => async () => {
      most = Math.max(most, ++underWay)
      await wait(5)
      underWay--
      return new Response('page')
    })
    const answers = await raw(port, question('/page').repeat(300))
    const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
    expect(statuses).toEqual([...Array(32).fill('200'), '429'])
    expect(most).toBe(1)
    expect((await get('/healthz')).status).toBe(200)
  })

  it('is so many connections', async () => {
    const { port } = await start()
    const sockets = await Promise.all(
      Array.from(
        { length: 300 },
        () =>
          new Promise<{ readonly destroy: () => void; readonly closed: () => boolean }>((resolve) => {
            const socket = connect(port, '127.0.0.1', () =>
              resolve({ destroy: () => socket.destroy(), closed: () => socket.closed }),
            )
            socket.on('error', () => undefined)
            socket.resume()
          }),
      ),
    )
    await expect.poll(() => sockets.filter(({ closed }) => !closed()).length).toBe(256)
    for (const { destroy } of sockets) destroy()
    await expect
      .poll(async () => (await raw(port, question('/healthz', 'Connection: close\r\n'))).slice(9, 12))
      .toBe('200')
  })

  it('is so many connections for metrics, and none for health', async () => {
    const { port } = await start({ RATE_LIMIT: '1' })
    const refused = async (path: string) => {
      const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
      const statuses = await Promise.all(
        sockets.map(async (socket) => {
          socket.write(question(path))
          const [head] = (await once(socket, 'data')) as [Buffer]
          return head.toString().slice(9, 12)
        }),
      )
      for (const socket of sockets) socket.destroy()
      return statuses.filter((status) => status === '429').length
    }
    for (const path of ['/healthz', '/readyz']) expect([path, await refused(path)]).toEqual([path, 0])
    expect(await refused('/metrics')).toBe(40 - 16)
  })

  it('is so many bytes that were not read', async () => {
    const page = new Uint8Array(4_000_000).fill(120)
    let made = 0
    const { port, get } = await start({}, {}, () => () => {
      made++
      return new Response(page, { headers: { 'content-type': 'image/png' } })
    })
    const lazy = Array.from({ length: 40 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.pause()
      socket.write(question('/page'))
      return socket
    })
    await expect.poll(async () => (await get('/page')).status).toBe(429)
    expect((await get('/healthz')).status).toBe(200)
    // 32 MiB, and what the buffers of both sides take.
    expect(made).toBeLessThan(20)
    for (const socket of lazy) socket.destroy()
    await expect.poll(async () => (await get('/page')).status).toBe(200)
  })

  it('is an answer of so many bytes', async () => {
    const { get } = await start({}, {}, () => () => new Response(new Uint8Array(MOST_ANSWER_BYTES + 1)))
    const response = await get('/page')
    expect([response.status, await response.json()]).toMatchObject([413, { type: '/api#problem-answer-too-large' }])
  })

  it('is an address of so many values', async () => {
    const { get } = await start()
    const extra = encodeURIComponent(JSON.stringify({ a: Array(2000).fill(1) }))
    for (const path of [SNIPPETS, '/models/openai/gpt-oss-120b', '/models/openai/gpt-oss-120b.py']) {
      expect([path, (await get(`${path}?extra=${extra}`)).status]).toEqual([path, 414])
    }
  })

  it('is paid for by what it costs', async () => {
    const { get } = await start({ RATE_LIMIT: '2' }, {}, () => () => {
      const until = performance.now() + 50
      while (performance.now() < until);
      return new Response('page')
    })
    const statuses = []
    for (let request = 0; request < 20; request++) statuses.push((await get('/page')).status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(8)
  })

  it('is paid for before the next job, also where the last byte of every body was held back', async () => {
    let made = 0
    const { port } = await start({ RATE_LIMIT: '2' }, {}, () => () => {
      made++
      const until = performance.now() + 50
      while (performance.now() < until);
      return new Response('page')
    })
    const sockets = await Promise.all(
      Array.from(
        { length: 12 },
        () =>
          new Promise<Socket>((resolve) => {
            const socket = connect(port, '127.0.0.1', () => resolve(socket))
          }),
      ),
    )
    const answers = sockets.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.setEncoding('utf8')
          socket.once('data', (text: string) => resolve(text.slice(9, 12)))
        }),
    )
    for (const socket of sockets) socket.write('POST /page HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\na')
    await wait(100)
    expect(made).toBe(0)
    for (const socket of sockets) socket.write('a')
    const statuses = await Promise.all(answers)
    expect(made).toBeLessThan(6)
    expect(statuses.filter((status) => status === '200')).toHaveLength(made)
    expect(statuses.filter((status) => status === '429')).toHaveLength(12 - made)
    for (const socket of sockets) socket.destroy()
  })

  it('leaves the others their turn', async () => {
    let made = 0
    const { port, get } = await start({}, {}, () => () => {
      made++
      const until = performance.now() + 10
      while (performance.now() < until);
      return new Response('page')
    })
    let answered = 0
    const greedy = Array.from({ length: 20 }, () =>
      raw(port, question('/page').repeat(10) + question('/page', 'Connection: close\r\n')).then(() => answered++),
    )
    await expect.poll(() => made).toBeGreaterThan(0)
    expect((await get('/healthz')).status).toBe(200)
    expect(answered).toBeLessThan(20)
    await Promise.all(greedy)
  })

  it('cannot be had by another method, nor where nobody watches', async () => {
    const turnedAway = async (environment: Record<string, string>, method: string, path: string) => {
      const { get } = await start({ RATE_LIMIT: '1', ...environment })
      const statuses = []
      for (let request = 0; request < 15; request++) statuses.push((await get(path, { method })).status)
      return statuses.includes(429)
    }
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      expect([path, await turnedAway({}, 'GET', path)]).toEqual([path, false])
      expect([path, await turnedAway({}, 'POST', path)]).toEqual([path, true])
    }
    expect(await turnedAway({ METRICS: 'off' }, 'GET', '/metrics')).toBe(true)
  })

  it('is not more for another port, nor for another address of a network', async () => {
    const { get } = await start({ RATE_LIMIT: '1', TRUST_PROXY: '1' })
    const ask = async (forwarded: (request: number) => string) => {
      const statuses = []
      for (let request = 0; request < 15; request++) {
        statuses.push((await get('/api/providers', { headers: { 'x-forwarded-for': forwarded(request) } })).status)
      }
      return statuses.includes(429)
    }
    expect(await ask((request) => `10.0.0.1:${40_000 + request}`)).toBe(true)
    expect(await ask((request) => `[2001:db8::1]:${40_000 + request}`)).toBe(true)
    expect(await ask((request) => `2001:db8:0:10${request.toString(16)}::1`)).toBe(true)
    expect(await ask((request) => `nonsense ${request}`)).toBe(true)
  })

  it('is not the place of others among the answers that are kept', async () => {
    const { get } = await start()
    await (await get('/api/providers')).text()
    for (let count = 0; count < 30; count++) {
      const accept = `application/json, text/x-${count};q=0.${count + 1}`
      await (await get('/api/providers', { headers: { accept, 'accept-encoding': `gzip, x${count}` } })).text()
    }
    expect(await (await get('/metrics')).text()).toMatch(/^model_snippets_kept_answers_total 29$/m)
  })
})

describe('files', () => {
  it.each(['bytes=5-2', 'bytes=0-3', 'bytes=999999999-', 'bytes=-', 'x'])(
    'are whole for the range %s',
    async (range) => {
      const { get } = await start()
      const whole = await (await get('/samples/cat.png')).arrayBuffer()
      const response = await get('/samples/cat.png', { headers: { range } })
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, whole.byteLength])
    },
  )

  it.each(['PUT', 'DELETE', 'POST', 'OPTIONS'])('are not for %s', async (method) => {
    const { get } = await start()
    for (const path of ['/samples/cat.png', '/assets/none.js', '/favicon.svg']) {
      const response = await get(path, { method })
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
    }
  })

  it('are not for TRACE, as nothing is, and no page stands for one that is missing', async () => {
    const { port, get } = await start()
    expect(await raw(port, 'TRACE /samples/cat.png HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 405 /,
    )
    expect(await (await get('/assets/none.js')).text()).toBe('No such file.\n')
  })
})

it('answers HTTP/1.0 without a host, as old health checks ask', async () => {
  const { port } = await start()
  for (const path of ['/healthz', '/readyz', '/api/models?limit=1'])
    expect([path, await raw(port, `GET ${path} HTTP/1.0\r\n\r\n`)]).toEqual([
      path,
      expect.stringMatching(/^HTTP\/1\.1 200 /),
    ])
  expect(await raw(port, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

describe('a method', () => {
  it('that no address has is refused as such, and is nothing to look into', async () => {
    const { port, lines } = await start({ LOG: 'json' })
    for (const path of ['/', '/healthz', '/api/models', '/mcp']) {
      const answer = await raw(port, `TRACE ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
      expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 405 .*\r\nallow: GET/is)])
    }
    await expect.poll(() => lines.map((line) => JSON.parse(line).level)).toEqual(Array(4).fill('info'))
  })

  it.each([
    ['/models/openai/gpt-oss-20b.py', 'GET, HEAD, POST'],
    ['/models/openai/gpt-oss-20b', 'GET, HEAD'],
    ['/tasks/fill-mask.json', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/theme', 'GET, HEAD, POST'],
    ['/errors', 'GET, HEAD, POST'],
  ])('that %s does not have is answered with those that it has', async (path, allow) => {
    const { get } = await start({}, {}, () => () => new Response(null, { status: 405 }))
    const response = await get(path, { method: 'PUT', headers: { 'content-type': 'application/json' } })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
  })
})

describe('a choice that a cookie remembers', () => {
  it('is made by the own pages alone', async () => {
    const { get, port } = await start({}, {}, () => () => new Response('remembered'))
    const send = async (headers: Record<string, string>) =>
      (await get('/theme', { method: 'POST', body: new URLSearchParams({ theme: 'dark' }), headers })).status
    expect(await send({ origin: `http://127.0.0.1:${port}` })).toBe(200)
    expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await send({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await send({ origin: 'null' })).toBe(403)
  })
})

describe('a connection that is gone', () => {
  it('takes along the answers that waited behind another', async () => {
    const { port, get } = await start()
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    // The body of the first does not come, so its answer holds up the others.
    socket.write('POST /api/snippets HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"model"')
    const underWay = async () => /^http_requests_under_way (\d+)$/m.exec(await (await get('/metrics')).text())?.[1]
    await expect.poll(underWay).toBe('2')
    socket.destroy()
    await expect.poll(underWay).toBe('1')
    const many = connect(port, '127.0.0.1')
    many.on('error', () => undefined)
    many.pause()
    many.write('GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200))
    await wait(500)
    many.destroy()
    await expect.poll(underWay).toBe('1')
  })
})

describe('what the server tells', () => {
  it('is whether it is well, and whether it wants requests', async () => {
    const { get, beginStopping } = await start()
    expect(await (await get('/readyz')).text()).toBe('ready\n')
    beginStopping()
    const response = await get('/readyz')
    expect([response.status, await response.text()]).toEqual([503, 'stopping\n'])
    expect(response.headers.get('connection')).toBe('close')
    expect(await (await get('/healthz')).text()).toBe('ok\n')
  })

  it('counts by pattern of the address, in Prometheus’ form', async () => {
    const { get } = await start()
    await get(`${SNIPPETS}?provider=groq`)
    await get('/api/models/secret-owner/secret-name')
    await get('/models/openai/gpt-oss-120b.sh')
    // An answer counts when all of it was sent.
    await expect.poll(async () => (await get('/metrics')).text()).toContain('route="/models/:owner/:file"')
    const response = await get('/metrics')
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = await response.text()
    expect(text).toContain('http_requests_total{method="GET",route="/api/models/:owner/:name/snippets",status="200"} 1')
    expect(text).toContain('http_requests_total{method="GET",route="/api/models/:owner/:name",status="404"} 1')
    expect(text).toContain('http_request_duration_seconds_count{route="/models/:owner/:file"} 1')
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m)
    expect(text).toMatch(/^model_snippets_written_total [1-9]/m)
    expect(text).not.toContain('secret')
    for (const line of text.split('\n').filter((each) => each !== '')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? ([\d.e+-]+|Nan))$/)
    }
    const classes = [...text.matchAll(/_bucket\{le="[^"]+",route="\/models\/:owner\/:file"\} (\d+)/g)].map(
      ([, count]) => Number(count),
    )
    expect(classes).toEqual(classes.toSorted((one, other) => one - other))
    expect(classes.at(-1)).toBe(1)
  })

  it('is no metrics where nobody may have them', async () => {
    const { get } = await start({ METRICS: 'off' })
    expect((await get('/metrics')).ok).toBe(false)
  })

  it('is one line of JSON for each request, with nothing that the reader sent', async () => {
    const { get, lines } = await start({ LOG: 'json' })
    await get(`${SNIPPETS}?billTo=secret-org`, { headers: { authorization: 'Bearer secret', cookie: 'a=secret' } })
    await get('/api/snippets', { method: 'POST', body: '{"model": "secret/model"}' })
    await get('/api/secret')
    await expect.poll(() => lines.length).toBe(3)
    expect(lines.join('\n')).not.toMatch(/secret|127\.0\.0\.1/)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        level: 'info',
        method: 'GET',
        route: '/api/models/:owner/:name/snippets',
        status: 200,
      }),
      expect.objectContaining({ method: 'POST', route: '/api/snippets', status: 400 }),
      expect.objectContaining({ method: 'GET', status: 404 }),
    ])
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: 'info',
      method: 'GET',
      route: '/api/models/:owner/:name/snippets',
      status: 200,
      milliseconds: expect.any(Number),
      bytes: expect.any(Number),
    })
  })

  it('is what broke, where, and not what the reader sent', async () => {
    const { get, port, lines } = await start({ LOG: 'json' }, {}, () => (context) => {
      throw new TypeError(
        `${new URL(context.req.url).search}\n{"level":"info","forged":true}\n    at secret\n\u001b[2J`,
      )
    })
    expect((await get('/page?secret')).status).toBe(500)
    expect(
      await raw(port, 'GET https://user:secret@host/ HTTP/1.1\r\nHost: host\r\nConnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1\.1 400 /)
    await expect.poll(() => lines.length).toBe(3)
    expect(lines.join('\n')).not.toMatch(/secret|forged|\\u001b|\[2J/)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 'error', error: 'TypeError', at: expect.any(Array) }),
      expect.objectContaining({ level: 'error', status: 500 }),
      expect.objectContaining({ level: 'info', status: 400, route: 'refused' }),
    ])
  })

  it('notes who left before the answer', async () => {
    const { port, get, lines } = await start({ LOG: 'json' })
    const asked = httpRequest({ port, host: '127.0.0.1', path: '/api/snippets', method: 'POST' })
    asked.on('error', () => undefined)
    asked.write('{"model"')
    const underWay = async () => /^http_requests_under_way (\d+)$/m.exec(await (await get('/metrics')).text())?.[1]
    await expect.poll(underWay).toBe('2')
    asked.destroy()
    const posted = () => lines.filter((line) => line.includes('"POST"'))
    await expect.poll(() => posted().length).toBe(1)
    expect(JSON.parse(posted()[0] ?? '')).toMatchObject({ level: 'warn', method: 'POST', status: 0 })
  })
})
