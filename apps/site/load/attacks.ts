/** Readers who mean to stop the server, or to have it speak for them. What stops each is in docs/threat-model.md. */
import { setTimeout as wait } from 'node:timers/promises'
import { COSTLY_ADDRESSES, COSTLY_BODIES, SIZES } from './costly-bodies.ts'
import { exchange, expectStatus, type Fault, open, pick, shown } from './faults.ts'

/** An address of the loopback network for each: shares are by address, and the steady load has one of its own. */
const addressOf = (number: number): string | undefined =>
  process.platform === 'linux' ? `127.0.1.${number}` : undefined

const MODEL = '/models/openai/gpt-oss-120b'
const EVIL = 'evil.example'
/** Waiting for others included. */
const LONGEST_MILLISECONDS = 10_000

const request = (method: string, path: string, headers: Readonly<Record<string, string>> = {}, body = ''): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    '',
    body,
  ].join('\r\n')

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

/** Forms that lead away from the site, or into its log. */
const WAYS_AWAY = [`/%09/${EVIL}`, `/%5c${EVIL}`, `//${EVIL}`, `/.//${EVIL}`, '/%0a{"level":"error"}', '/%1b[2J']

const FOREIGN_ORIGINS = [
  `http://localhost\\.${EVIL}`,
  'chrome-extension://localhost',
  `http://localhost.${EVIL}`,
  'null',
]

/** Asks, and says what was wrong: a status that was not expected, or that it took long. */
async function asks(origin: URL, from: string | undefined, bytes: string, ...statuses: number[]) {
  const began = performance.now()
  const answer = await exchange(origin, bytes, from)
  const milliseconds = performance.now() - began
  const slow = milliseconds > LONGEST_MILLISECONDS ? `took ${Math.round(milliseconds)} ms` : undefined
  return { answer, problem: expectStatus(answer, ...statuses) ?? slow }
}

/** Opens connections, sends the same over each, reads nothing, and leaves after a while. */
async function hoards(origin: URL, from: string | undefined, count: number, bytes: string): Promise<undefined> {
  const sockets = Array.from({ length: count }, () => {
    const socket = open(origin, from)
    socket.pause()
    socket.write(bytes)
    return socket
  })
  await wait(3000)
  for (const socket of sockets) socket.destroy()
  return undefined
}

/** Each is given an address of its own. */
type Attack = Omit<Fault, 'act'> & {
  readonly act: (origin: URL, random: () => number, from: string | undefined) => Promise<string | undefined>
}

const ALL: readonly Attack[] = [
  {
    name: 'sends bodies that ask for much work',
    pause: 1000,
    act: async (origin, random, from) => {
      const { name, paths, body } = pick(random, COSTLY_BODIES)
      const path = pick(random, paths)
      const bytes = request('POST', path, JSON_HEADERS, JSON.stringify(body(pick(random, SIZES))))
      const { problem } = await asks(origin, from, bytes, 200, 400, 404, 413, 429)
      return problem?.replace(/^/, `${path}, ${name}: `)
    },
  },
  {
    name: 'asks for pages many times as long as their address',
    pause: 1000,
    act: async (origin, random, from) =>
      (await asks(origin, from, request('GET', pick(random, COSTLY_ADDRESSES)), 413, 414)).problem,
  },
  {
    name: 'asks for 300 pages at once over one connection',
    pause: 5000,
    act: (origin, _random, from) => hoards(origin, from, 1, request('GET', MODEL).repeat(300)),
  },
  {
    name: 'asks for large answers over 80 connections and reads none',
    pause: 5000,
    act: (origin, _random, from) => {
      const picture = COSTLY_BODIES.find(({ name }) => name === 'a picture')
      const body = JSON.stringify(picture?.body(500_000))
      return hoards(origin, from, 80, request('POST', '/api/snippets', JSON_HEADERS, body))
    },
  },
  {
    name: 'opens 400 connections',
    pause: 10_000,
    act: (origin, _random, from) => hoards(origin, from, 400, 'GET / HTTP/1.1\r\n'),
  },
  {
    name: 'sends 172 messages of agents in one body',
    pause: 1000,
    act: async (origin, _random, from) => {
      const call = {
        method: 'tools/call',
        params: { name: 'get_snippets', arguments: { model: 'openai/gpt-oss-120b' } },
      }
      const batch = Array.from({ length: 172 }, (_, id) => ({ jsonrpc: '2.0', id, ...call }))
      return (await asks(origin, from, request('POST', '/mcp', JSON_HEADERS, JSON.stringify(batch)), 400)).problem
    },
  },
  {
    name: 'calls for agents from a page of another site',
    pause: 500,
    act: async (origin, random, from) => {
      const foreign = pick(random, FOREIGN_ORIGINS)
      const { answer, problem } = await asks(origin, from, request('OPTIONS', '/mcp', { origin: foreign }), 403)
      return problem ?? (/^access-control-allow-origin:/im.test(answer?.head ?? '') ? `${foreign} may read` : undefined)
    },
  },
  {
    name: 'sends a form that leads away, or into the log',
    pause: 500,
    act: async (origin, random, from) => {
      const path = pick(random, ['/theme', '/locale'])
      const body = `theme=dark&locale=de&from=${pick(random, WAYS_AWAY)}`
      const { answer, problem } = await asks(origin, from, request('POST', path, FORM_HEADERS, body), 303)
      const target = /^location: (.*)$/im.exec(answer?.head ?? '')?.[1] ?? ''
      return problem ?? (/^\/(?![/\\\t])/.test(target) ? undefined : `leads to ${target}`)
    },
  },
  {
    name: 'sends the form of another site',
    pause: 1000,
    act: async (origin, _random, from) => {
      const headers = { ...FORM_HEADERS, 'sec-fetch-site': 'cross-site', origin: `https://${EVIL}` }
      const { answer, problem } = await asks(origin, from, request('POST', '/theme', headers, 'theme=dark'), 400, 403)
      return problem ?? (/^set-cookie:/im.test(answer?.head ?? '') ? shown(answer) : undefined)
    },
  },
  {
    name: 'sends a form to a page that takes none',
    pause: 1000,
    act: async (origin, _random, from) =>
      (await asks(origin, from, request('POST', '/models/secret/name', FORM_HEADERS, 'a=b'), 400, 404, 405)).problem,
  },
  {
    name: 'names a user and a password in the address',
    pause: 1000,
    act: async (origin, _random, from) =>
      (await asks(origin, from, request('GET', 'https://user:password@127.0.0.1/'), 400)).problem,
  },
  {
    name: 'asks for the same in as many headers as there are',
    pause: 200,
    act: async (origin, random, from) => {
      const headers = { accept: `application/json, text/x-${random()}`, 'accept-encoding': `gzip, x${random()}` }
      return (await asks(origin, from, request('GET', '/api/providers', headers), 200)).problem
    },
  },
  {
    name: 'asks for parts of files that there are not, or by other methods',
    pause: 500,
    act: async (origin, random, from) => {
      const isPart = random() < 0.5
      const range = pick(random, ['bytes=5-2', 'bytes=99999999-', 'bytes=-', 'x'])
      const bytes = isPart
        ? request('GET', '/samples/cat.png', { range })
        : request(pick(random, ['PUT', 'DELETE', 'TRACE']), '/samples/cat.png')
      return (await asks(origin, from, bytes, isPart ? 200 : 405)).problem
    },
  },
]

export const ATTACKS: readonly Fault[] = ALL.map(({ act, ...attack }, number) => ({
  ...attack,
  act: (origin, random) => act(origin, random, addressOf(number + 1)),
}))
