import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { TLSSocket } from 'node:tls'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { type Answer, play } from '../services/answer.ts'
import type { ArrivedRequest } from '../services/request.ts'
import { type Authority, createAuthority } from './certificates.ts'

/** The largest request body. */
const MOST_BODY_BYTES = 32 * 1024 * 1024

/** The most connections at a time. */
const MOST_CONNECTIONS = 1024

/** How a request reached the server: through the proxy, or with the host as the first part of the path. */
export type Way = 'proxy' | 'base-url'

/** Decides what happens to requests. */
export interface Handler {
  /** Answers a request for a mocked host. */
  readonly service: (request: ArrivedRequest, way: Way) => Answer
  /** Answers a request for the server itself, at a path that starts with `/__`. */
  readonly own: (method: string, path: string, body: Buffer) => Answer
}

/** A running server. */
export interface Listening {
  readonly port: number
  readonly authority: Authority
  close(): Promise<void>
}

/** The host of requests whose path doesn't name one. */
const DEFAULT_HOST = 'router.huggingface.co'

/** The first part of a path, if it's a host: a name with a dot, or any name or address with a port. */
const HOST_IN_PATH = /^\/((?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?|localhost(?::\d{1,5})?)(?=[/?]|$)/i

/** A proxy may be asked for the server itself. */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/

/**
 * Listens on the loopback interface, on one port for both ways in: as a proxy that answers every request itself, and as
 * a server whose paths start with a host.
 *
 * @throws Error if the port is taken
 */
export async function listen(port: number, handler: Handler): Promise<Listening> {
  const authority = createAuthority()
  /** Where a tunnel through the proxy leads. */
  const tunnels = new WeakMap<Duplex, string>()
  const open = new Set<Duplex>()
  const server = createServer({ keepAliveTimeout: 60_000, requestTimeout: 60_000 })
  server.maxConnections = MOST_CONNECTIONS
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('request', (request, response) => {
    // Node.js refuses to write some answers that a test can set.
    answer(request, response, tunnels.get(request.socket), server, handler).catch(() => response.destroy())
  })
  server.on('connect', (request, socket: Socket, head: Buffer) => {
    socket.on('error', () => undefined)
    const [, host = '', at = '443'] = /^\[?([^\]]*?)\]?(?::(\d+))?$/.exec(request.url ?? '') ?? []
    const context = authority.contextFor(host)
    if (context === undefined) {
      socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
      return
    }
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    if (head.length > 0) socket.unshift(head)
    const name = host.includes(':') ? `[${host}]` : host
    socket.once('readable', () => {
      const first: Buffer | null = socket.read()
      if (first === null) return
      socket.unshift(first)
      // A TLS handshake starts with 22; everything else is plain HTTP in a tunnel.
      const isTls = first[0] === 22
      const inner = isTls
        ? new TLSSocket(socket, {
            isServer: true,
            secureContext: context,
            ALPNProtocols: ['http/1.1'],
            SNICallback: (wanted, done) => done(null, authority.contextFor(wanted) ?? context),
          })
        : socket
      const standard = isTls ? '443' : '80'
      tunnels.set(inner, `${isTls ? 'https' : 'http'}://${name}${at === standard ? '' : `:${at}`}`)
      inner.on('error', () => socket.destroy())
      server.emit('connection', inner)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  return {
    port: (server.address() as AddressInfo).port,
    authority,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  tunnel: string | undefined,
  server: Server,
  handler: Handler,
): Promise<void> {
  response.on('error', () => undefined)
  const body = await bodyOf(request, response)
  if (body === undefined) return
  const path = request.url ?? '/'
  const own = ownPathOf(request, path, tunnel, (server.address() as AddressInfo | null)?.port)
  if (own === 'forbidden') return send(response, TEXT(403, 'Open this URL with the host 127.0.0.1 or localhost.\n'))
  if (own !== undefined) return send(response, handler.own(request.method ?? 'GET', own, body))
  const { url, way } = urlOf(path, tunnel)
  if (url === undefined) return send(response, TEXT(400, 'This URL isn’t valid.\n'))
  const { method = 'GET', headers } = request
  const asked = headers['access-control-request-headers']
  if (headers.origin !== undefined && method === 'OPTIONS') return send(response, preflight(asked))
  const given = handler.service({ method, url, rawHeaders: pairsOf(request), body }, way)
  return send(response, headers.origin === undefined ? given : forPages(given))
}

/** Pages may read the answers, as those of the router: a test of a page calls it from the browser. */
const forPages = (given: Answer): Answer => ({
  ...given,
  headers: { ...given.headers, 'access-control-allow-origin': '*' },
})

const preflight = (asked = '*'): Answer => {
  const { headers } = forPages(TEXT(200, ''))
  const allowed = { 'access-control-allow-headers': asked, 'access-control-allow-methods': 'GET, POST, PUT, DELETE' }
  return { ...TEXT(200, ''), headers: { ...headers, ...allowed } }
}

const TEXT = (status: number, text: string): Answer => {
  const bytes = Buffer.from(text)
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-length': String(bytes.length) }
  return { status, headers, writes: [bytes], ending: 'complete' }
}

/** Returns the server's own path, if the request is for one. Pages of other sites can't use another name for us. */
function ownPathOf(
  { headers: { host = '', origin } }: IncomingMessage,
  path: string,
  tunnel: string | undefined,
  port: number | undefined,
): string | 'forbidden' | undefined {
  if (tunnel !== undefined) return undefined
  const absolute = /^http:\/\/([^/?]+)(.*)$/s.exec(path)
  const [, name = '', given] = /^(.*?)(?::(\d+))?$/.exec(absolute?.[1] ?? host) ?? []
  const rest = absolute?.[2] ?? path
  if (!rest.startsWith('/__')) return undefined
  // A page of another site can send requests here, but must not set answers.
  if (origin !== undefined && !LOOPBACK.test(hostOf(origin))) return 'forbidden'
  const isUs = LOOPBACK.test(name) && (given === undefined ? port === 80 : Number(given) === port)
  if (isUs) return rest
  return absolute === null ? 'forbidden' : undefined
}

/** The host of an origin, without the port; empty if there's none. */
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : '')

function urlOf(path: string, tunnel: string | undefined): { readonly url: string | undefined; readonly way: Way } {
  if (tunnel !== undefined) return { url: valid(tunnel + path), way: 'proxy' }
  // Some clients ask a proxy for https without a tunnel.
  if (/^https?:\/\//.test(path)) return { url: valid(path), way: 'proxy' }
  const [named, host] = HOST_IN_PATH.exec(path) ?? []
  const isLocal = host !== undefined && /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host)
  const rest = named === undefined ? path : path.slice(named.length)
  return { url: valid(`${isLocal ? 'http' : 'https'}://${host ?? DEFAULT_HOST}${rest}`), way: 'base-url' }
}

const valid = (url: string): string | undefined => (URL.canParse(url) ? url : undefined)

function pairsOf({ rawHeaders }: IncomingMessage): (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) pairs.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? ''])
  return pairs
}

/** Reads a body, decoded. If it can't be read, it responds with the reason and returns undefined. */
async function bodyOf(request: IncomingMessage, response: ServerResponse): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > MOST_BODY_BYTES) {
        response.setHeader('connection', 'close')
        await send(response, TEXT(413, `The body is larger than ${MOST_BODY_BYTES} bytes.\n`))
        request.destroy()
        return undefined
      }
      chunks.push(chunk)
    }
    return decoded(
      chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks),
      request.headers['content-encoding'],
    )
  } catch {
    // The client has left, or the body isn't what its encoding says.
    if (!response.headersSent && !response.destroyed) await send(response, TEXT(400, 'The body can’t be read.\n'))
    return undefined
  }
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  const options = { maxOutputLength: MOST_BODY_BYTES }
  switch (encoding) {
    case 'gzip':
      return gunzipSync(body, options)
    case 'deflate':
      return inflateSync(body, options)
    case 'br':
      return brotliDecompressSync(body, options)
    default:
      return body
  }
}

async function send(response: ServerResponse, given: Answer): Promise<void> {
  const { ending, writes, status, headers } = given
  // The client stops waiting, or the server stops.
  if (ending === 'never') return
  if (ending === 'cut' && writes.length === 0) {
    response.destroy()
    return
  }
  if (ending === 'complete' && writes.length === 1) {
    response.writeHead(status, { ...headers })
    response.end(writes[0])
    return
  }
  await play(given, response)
}
