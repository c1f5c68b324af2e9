import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Exchange } from './api/exchange.ts'
import { PROBLEM_TYPE, ProblemError, problemText } from './api/problem.ts'
import { KeptAnswers, sendKept } from './kept-answers.ts'
import { createLog } from './log.ts'
import { Metrics } from './metrics.ts'
import { clientOf, RateLimiter } from './rate-limit.ts'
import type { Settings } from './settings.ts'

/** A request on its way through the server. */
export interface SiteExchange extends Exchange {
  /** The pattern of the address. */
  route?: string
}

export interface SiteEnv {
  readonly Bindings: SiteExchange
}

/** What the site asks of the server that it runs in. */
export interface ServerState {
  /** False once the server was told to stop. */
  readonly isReady: () => boolean
  /** The metrics as text; undefined when nobody may have them. */
  readonly metrics: () => string | undefined
}

/** Times after which the server gives up on somebody, in milliseconds. */
export interface Patience {
  /** Until a request's head is there. */
  readonly head: number
  /** Until all of a request is there. */
  readonly request: number
  /** From the request's head to the end of the answer, which a slow reader may delay. */
  readonly answer: number
  /** Until the next request on an open connection: longer than proxies wait, so that they are the ones who close. */
  readonly nextRequest: number
}
const PATIENCE: Patience = { head: 10_000, request: 30_000, answer: 60_000, nextRequest: 65_000 }

/** A state of the page, messages included, lives in its address: more than Node's 16 kB must fit. */
const LONGEST_HEAD_BYTES = 64 * 1024
const LONGEST_ADDRESS = 48 * 1024
const MOST_CONNECTIONS = 10_000
/** Who watches the server must not be turned away. */
const UNLIMITED = new Set(['/healthz', '/readyz', '/metrics'])

export interface SiteServer {
  readonly server: Server
  /** From now on `/readyz` says no, and connections end with their answers. */
  readonly beginStopping: () => void
}

/**
 * The server around the site: limits, counts, the log, and answers that are kept.
 *
 * @param createSite makes the site's fetch handler
 * @param write takes the log's lines
 * @param patience for tests, which have little
 */
export function createSiteServer(
  createSite: (state: ServerState) => Pick<Hono<SiteEnv>, 'fetch'>,
  settings: Settings,
  write: (lines: string) => void = (lines) => process.stdout.write(lines),
  patience: Patience = PATIENCE,
): SiteServer {
  const metrics = new Metrics()
  const log = settings.isLogged ? createLog(write) : undefined
  const limiter = settings.rateLimit === undefined ? undefined : new RateLimiter(settings.rateLimit)
  const kept = new KeptAnswers()
  const underWay = new Map<ServerResponse, { readonly began: number; readonly socket: Socket }>()
  /** Answers under way by connection: several when questions are sent before the answer to the first. */
  const queues = new WeakMap<Socket, Set<ServerResponse>>()
  let isStopping = false
  const site = createSite({
    isReady: () => !isStopping,
    metrics: () => (settings.hasMetrics ? metrics.text() : undefined),
  })

  const answerAndKeep = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const exchange = exchangeOf(incoming)
    const response = await site.fetch(request, exchange)
    if (!exchange.isKeepable || incoming.method !== 'GET' || response.status !== 200) return response
    const body = Buffer.from(await response.arrayBuffer())
    kept.keep(incoming, response.headers, body, exchange.route ?? '', exchange.snippets ?? 0)
    return new Response(body, { headers: response.headers })
  }
  const listen = getRequestListener((request, env) =>
    answerAndKeep(request, (env as { incoming: IncomingMessage }).incoming),
  )

  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const began = performance.now()
    const bytesBefore = incoming.socket.bytesWritten
    const exchange: SiteExchange = {}
    const { socket } = incoming
    underWay.set(outgoing, { began, socket })
    metrics.began()
    if (isStopping) outgoing.shouldKeepAlive = false
    const queue = queues.get(socket)
    queue?.add(outgoing)
    outgoing.once('close', () => {
      underWay.delete(outgoing)
      queue?.delete(outgoing)
      const answered = {
        method: incoming.method ?? '',
        route: exchange.route ?? 'refused',
        // Nothing was answered to who left before.
        status: outgoing.headersSent ? outgoing.statusCode : 0,
        milliseconds: performance.now() - began,
        bytes: socket.bytesWritten - bytesBefore,
        snippets: exchange.snippets ?? 0,
      }
      metrics.ended(answered)
      log?.(answered)
    })
    const refusal = refusalOf(incoming, began)
    const answer = incoming.method === 'GET' || incoming.method === 'HEAD' ? kept.find(incoming) : undefined
    if (refusal !== undefined) refuse(refusal, incoming, outgoing)
    else if (answer === undefined) {
      exchanges.set(incoming, exchange)
      listen(incoming, outgoing)
    } else {
      exchange.route = answer.route
      exchange.snippets = answer.snippets
      metrics.wasKept()
      sendKept(answer, incoming, outgoing)
    }
  }

  const refusalOf = (incoming: IncomingMessage, now: number): ProblemError | undefined => {
    const address = incoming.url ?? ''
    const query = address.indexOf('?')
    const path = query === -1 ? address : address.slice(0, query)
    if (limiter !== undefined && !UNLIMITED.has(path)) {
      const seconds = limiter.take(clientOf(incoming, settings.trustedProxies), now)
      if (seconds > 0) {
        const detail = `Ask again in ${seconds} s; ${settings.rateLimit} requests a second are answered.`
        return new ProblemError('too-many-requests', detail, [], { 'retry-after': String(seconds) })
      }
    }
    if (address.length > LONGEST_ADDRESS) {
      return new ProblemError(
        'too-long',
        `An address may have at most ${LONGEST_ADDRESS} characters. Longer inputs fit into a body.`,
      )
    }
    return isReadable(path)
      ? undefined
      : new ProblemError('invalid-request', 'This address holds a broken percent encoding, NUL or a line end.')
  }

  const server = createServer(
    {
      maxHeaderSize: LONGEST_HEAD_BYTES,
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.nextRequest,
      connectionsCheckingInterval: Math.min(1000, patience.head),
    },
    handle,
  )
  server.maxConnections = MOST_CONNECTIONS
  // An answer that waits behind another one of its connection is not told by Node that the connection is gone.
  server.on('connection', (socket) => {
    const queue = new Set<ServerResponse>()
    queues.set(socket, queue)
    socket.once('close', () => {
      for (const outgoing of queue) if (outgoing.socket === null) outgoing.destroy().emit('close')
    })
  })
  const watch = setInterval(
    () => {
      const limit = performance.now() - patience.answer
      for (const [outgoing, { began, socket }] of underWay) {
        if (began < limit && !isEndless(outgoing)) socket.destroy()
      }
    },
    Math.min(1000, patience.answer),
  )
  watch.unref()
  server.on('close', () => clearInterval(watch))
  const beginStopping = (): void => {
    isStopping = true
    for (const outgoing of underWay.keys()) outgoing.shouldKeepAlive = false
  }
  return { server, beginStopping }
}

const exchanges = new WeakMap<IncomingMessage, SiteExchange>()
const exchangeOf = (incoming: IncomingMessage): SiteExchange => exchanges.get(incoming) ?? {}

/** Streams of events stay open as long as both sides want. */
const isEndless = (outgoing: ServerResponse): boolean =>
  String(outgoing.getHeader('content-type') ?? '').startsWith('text/event-stream')

/** NUL, line ends and broken encodings name nothing, and readers of an address take them for different things. */
function isReadable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    return !/[\0\r\n]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Answers without the site. What is left of the body is not waited for. */
function refuse(problem: ProblemError, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { status, text } = problemText(problem)
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') outgoing.shouldKeepAlive = false
  outgoing
    .writeHead(status, {
      'content-type': PROBLEM_TYPE,
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      ...problem.headers,
    })
    .end(text)
}
