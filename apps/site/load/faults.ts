/** Readers who are slow, leave early, send nonsense or mean harm; each says what the server did wrong, or nothing. */
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, AnswerReader } from './answer-reader.ts'

/** One way to trouble the server. */
export interface Fault {
  readonly name: string
  /** How long it rests between two times, in milliseconds. */
  readonly pause: number
  /** @returns what was wrong, or undefined */
  readonly act: (origin: URL, random: () => number) => Promise<string | undefined>
}

export const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item

const MODEL = '/models/openai/gpt-oss-120b'
const SNIPPETS = `/api${MODEL}/snippets`
/** Nobody waits longer than the server's own limits. */
const LONGEST_MILLISECONDS = 90_000

/** @param from the reader's own address; the machine's usual one when it is not given */
export function open(origin: URL, from?: string): Socket {
  const socket = connect({
    port: Number(origin.port),
    host: origin.hostname,
    ...(from === undefined ? {} : { localAddress: from }),
  })
  socket.on('error', () => undefined)
  return socket
}

/** Sends bytes and reads the first answer; undefined when the connection closes without one. */
export function exchange(origin: URL, bytes: string | Buffer, from?: string): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const socket = open(origin, from)
    const reader = new AnswerReader()
    const timer = setTimeout(() => socket.destroy(), LONGEST_MILLISECONDS)
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (part: Buffer) => {
      const answer = reader.read(part)
      if (answer === undefined) return
      resolve(answer)
      socket.destroy()
    })
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
  })
}

const get = (origin: URL, path: string, headers = ''): Promise<Answer | undefined> =>
  exchange(origin, `GET ${path} HTTP/1.1\r\nHost: ${origin.host}\r\n${headers}\r\n`)

const post = (origin: URL, path: string, body: string): Promise<Answer | undefined> =>
  exchange(
    origin,
    `POST ${path} HTTP/1.1\r\nHost: ${origin.host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )

export const shown = (answer: Answer | undefined): string =>
  answer === undefined ? 'no answer' : `${answer.status} ${JSON.stringify(answer.body.toString().slice(0, 200))}`

export const expectStatus = (answer: Answer | undefined, ...statuses: number[]): string | undefined =>
  answer !== undefined && statuses.includes(answer.status) ? undefined : `expected ${statuses}, got ${shown(answer)}`

const NOWHERE = [
  '/%zz',
  '/models/%00',
  '/models/openai/%ff',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2f..%2fserver.mjs',
  '/assets/%2e%2e/%2e%2e/server/index.js',
  '/samples/../../package.json',
  '/samples/..%5c..%5cpackage.json',
  '/api/models/__proto__/constructor',
  '/api/tasks/__proto__',
  '/tasks/constructor',
]

const INJECTIONS = [
  `${SNIPPETS}?provider=together%0d%0aset-cookie:%20stolen=1`,
  `${SNIPPETS}?client=curl%0d%0a%0d%0a<script>`,
  '/no%0d%0aset-cookie:%20stolen=1',
  '/theme?to=%0d%0aset-cookie:%20stolen=1',
]

const BROKEN_HEADS = [
  'GET / HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nX: 1\rset-cookie: stolen=1\r\n\r\n',
  'POST /api/snippets HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  '\u0000\u0001\u0002\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
]

const HUB_MODELS = [
  'acme/chat',
  'acme/paint',
  'odd/fields',
  'odd/endless',
  'odd/cut',
  'odd/climber',
  'odd/elsewhere',
  'odd/loop',
  'odd/trickle',
  'odd/crowded',
]

// New connections come slower than one for each turn of the server's loop, which is all that Node takes: more would only
// wait before the door.
export const FAULTS: readonly Fault[] = [
  {
    name: 'reads slowly, and to the end',
    pause: 1000,
    act: (origin) =>
      new Promise((resolve) => {
        const socket = open(origin)
        const reader = new AnswerReader()
        let answer: Answer | undefined
        socket.on('connect', () => socket.write(`GET ${MODEL} HTTP/1.1\r\nHost: ${origin.host}\r\n\r\n`))
        socket.on('data', (part: Buffer) => {
          answer = reader.read(part)
          socket.pause()
          setTimeout(() => (answer === undefined ? socket.resume() : socket.destroy()), 50)
        })
        socket.on('close', () => resolve(expectStatus(answer, 200)))
      }),
  },
  {
    name: 'asks for much and does not read',
    pause: 1000,
    act: async (origin, random) => {
      const socket = open(origin)
      socket.pause()
      for (let count = 0; count < 10; count++) socket.write(`GET ${MODEL} HTTP/1.1\r\nHost: ${origin.host}\r\n\r\n`)
      await wait(2000 * random())
      socket.destroy()
      return undefined
    },
  },
  {
    name: 'leaves before the answer',
    pause: 500,
    act: async (origin, random) => {
      const socket = open(origin)
      socket.write(`GET ${pick(random, [MODEL, SNIPPETS, '/'])} HTTP/1.1\r\nHost: ${origin.host}\r\n\r\n`)
      await wait(10 * random())
      socket.destroy()
      return undefined
    },
  },
  {
    name: 'leaves in the middle of a body',
    pause: 500,
    act: async (origin, random) => {
      const socket = open(origin)
      socket.write(
        `POST /api/snippets HTTP/1.1\r\nHost: ${origin.host}\r\nContent-Length: 5000\r\n\r\n{"model": "${'x'.repeat(100)}`,
      )
      await wait(20 * random())
      socket.destroy()
      return undefined
    },
  },
  {
    name: 'sends a body that is too large',
    pause: 1000,
    act: async (origin) => expectStatus(await post(origin, '/api/snippets', `"${'x'.repeat(3_000_000)}"`), 413),
  },
  {
    name: 'sends what is no JSON',
    pause: 500,
    act: async (origin, random) => {
      const body = pick(random, ['{"model": ', 'null]', '\u0000', '{"model": "a/b"}}', "{'model': 1}", ''])
      const answer = await post(origin, '/api/snippets', body)
      const text = answer?.body.toString() ?? ''
      return expectStatus(answer, 400) ?? (text.includes('Failed to parse body as JSON') ? undefined : shown(answer))
    },
  },
  {
    name: 'asks for what no address names',
    pause: 500,
    act: async (origin, random) => {
      const path = pick(random, NOWHERE)
      const answer = await get(origin, path)
      // Whether a model has that name, only the hub knows, and it may not answer.
      const problem = expectStatus(answer, 400, 404, ...(path.startsWith('/api/models/') ? [503] : []))
      if (problem !== undefined) return `${path}: ${problem}`
      return /root:|"workspaces"|createServer/.test(answer?.body.toString() ?? '') ? `${path} shows a file` : undefined
    },
  },
  {
    name: 'breaks a line in an address',
    pause: 500,
    act: async (origin, random) => {
      const path = pick(random, INJECTIONS)
      const answer = await get(origin, path)
      if (answer === undefined || answer.status >= 500) return `${path}: ${shown(answer)}`
      return /^set-cookie:.*stolen/im.test(answer.head) ? `${path} sets a cookie` : undefined
    },
  },
  {
    name: 'sends a head that is none',
    pause: 500,
    act: async (origin, random) => {
      const head = pick(random, BROKEN_HEADS)
      const answer = await exchange(origin, head)
      if (answer === undefined || (answer.status >= 400 && answer.status < 500)) return undefined
      return `${JSON.stringify(head)}: ${shown(answer)}`
    },
  },
  {
    name: 'claims another host',
    pause: 500,
    // What it is answered may name that host. Nobody else may be answered so, which the steady load sees.
    act: async (origin, random) => {
      const path = pick(random, [MODEL, SNIPPETS, `${MODEL}.sh`, '/', '/llms.txt'])
      const answer = await exchange(
        origin,
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: javascript\r\nForwarded: host=evil.example\r\nAccept: application/json, text/html, */*\r\n\r\n`,
      )
      return answer === undefined || answer.status >= 500 ? `${path}: ${shown(answer)}` : undefined
    },
  },
  {
    name: 'sends a head drop by drop',
    pause: 500,
    act: async (origin) => {
      const socket = open(origin)
      let isClosed = false
      socket.on('close', () => {
        isClosed = true
      })
      socket.resume()
      const began = performance.now()
      for (const letter of `GET / HTTP/1.1\r\nX: ${'x'.repeat(100)}`) {
        if (isClosed) return undefined
        socket.write(letter)
        await wait(200)
      }
      socket.destroy()
      return `was still heard after ${Math.round((performance.now() - began) / 1000)} s`
    },
  },
  {
    name: 'asks for models of a hub that hangs, fails or lies',
    pause: 500,
    act: async (origin, random) => {
      const id = pick(random, HUB_MODELS)
      const path = pick(random, [`/models/${id}`, `/api/models/${id}`, `/models/${id}.sh`, `/?q=${id.slice(0, 4)}`])
      const began = performance.now()
      const answer = await get(origin, path)
      const seconds = (performance.now() - began) / 1000
      if (seconds > 20) return `${path} took ${seconds.toFixed(0)} s`
      return expectStatus(answer, 200, 302, 307, 403, 404, 429, 502, 503, 504)?.replace(/^/, `${path}: `)
    },
  },
]
