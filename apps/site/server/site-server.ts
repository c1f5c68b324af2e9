import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { type DestinationStream, pino } from 'pino'
import { asker } from '../app/domain/hub/asker.server.ts'
import { bytesOf } from './api/answer.ts'
import type { Exchange } from './api/exchange.ts'
import { ProblemError } from './api/problem.ts'
import { BODY_TOO_LARGE, LONGEST_BODY_BYTES } from './api/read-request.ts'
import { Connections } from './http/connections.ts'
import { KeptAnswers, sendKept } from './http/kept-answers.ts'
import { createLog, type Log } from './http/log.ts'
import { Metrics } from './http/metrics.ts'
import {
  FULL,
  MOST_METRICS_CONNECTIONS,
  NO_TRACE,
  problemAsResponse,
  refuse,
  TOO_MANY_AT_ONCE,
  TOO_MANY_METRICS_CONNECTIONS,
} from './http/refuse.ts'
import { isFile, isReadable, isReading, pathOf } from './http/request-address.ts'
import type { Settings } from './http/settings.ts'
import { HeldBytes } from './limits/held-bytes.ts'
import { clientOf, RateLimiter } from './limits/rate-limit.ts'
import { excessOfSearch } from './limits/work-limits.ts'
import { type Turn, WorkQueue } from './limits/work-queue.ts'
import type { WorkerPool } from './threads/worker-pool.ts'

/** What the server passes to the site with a request. */
export interface SiteExchange extends Exchange {
  /** The route pattern. */
  route?: string
}

export interface SiteEnv {
  readonly Bindings: SiteExchange
}

/** What the server provides to the site. */
export interface ServerState {
  /** False after a stop signal. */
  readonly isReady: () => boolean
  /** The metrics; `undefined` if disabled. */
  readonly metrics: Pick<Metrics, 'text' | 'contentType'> | undefined
  /** Logs internal errors. */
  readonly log: Pick<Log, 'failed'>
}

/** Time limits for clients, in milliseconds. */
export interface Patience {
  /** For the request’s headers. */
  readonly head: number
  /** For the whole request. */
  readonly request: number
  /** From the headers to the end of the response, which a slow reader can delay. */
  readonly answer: number
  /** Until the next request on an open connection: longer than proxies wait, so that they close first. */
  readonly nextRequest: number
}
const PATIENCE: Patience = { head: 10_000, request: 30_000, answer: 60_000, nextRequest: 65_000 }

/** A page’s state is in its URL, including messages, so the limit is higher than Node’s 16 kB. */
const LONGEST_HEAD_BYTES = 64 * 1024
const LONGEST_ADDRESS = 48 * 1024
const MOST_CONNECTIONS = 10_000
/** Never rejected, because a load balancer removes a server whose health check fails. */
const HEALTH_PATHS = new Set(['/healthz', '/readyz'])
const METRICS_PATH = '/metrics'
/** Work that one token of the rate limit pays for, besides the request itself. */
const MILLISECONDS_OF_A_TOKEN = 10
const BYTES_OF_A_TOKEN = 64 * 1024
/** Look-ups on the hub per client: on average, and at once. */
const LOOK_UPS_PER_SECOND = 0.5
const MOST_LOOK_UPS = 40
export interface SiteServer {
  readonly server: Server
  /** From now on, `/readyz` reports the stop, and connections close after their responses. */
  readonly beginStopping: () => void
  /** Resolves when the server can respond. */
  readonly ready: Promise<void>
}

/** A pending request. */
interface Visit {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly exchange: SiteExchange
  /** The client that the request counts for. */
  readonly client: string
  /** Receives the progress of the work. */
  turn?: Turn
}

/**
 * Creates the server: limits, metrics, the log, the order of work, and the cache.
 *
 * @param createSite makes the site's fetch handler
 * @param destination takes the log's lines; without it, standard output where each request is logged, else standard error
 * @param patience for tests, which have little
 * @param startPool starts the threads that make answers; without it they are made in this one
 */
export function createSiteServer(
  createSite: (state: ServerState) => Pick<Hono<SiteEnv>, 'fetch'>,
  settings: Settings,
  destination: DestinationStream = pino.destination({ dest: settings.isLogged ? 1 : 2, sync: false }),
  patience: Patience = PATIENCE,
  startPool?: (failed: Log['failed'], size: number) => WorkerPool,
): SiteServer {
  const metrics = new Metrics()
  const log = createLog(settings.isLogged, destination)
  const limiter = settings.rateLimit === undefined ? undefined : new RateLimiter(settings.rateLimit)
  const kept = new KeptAnswers()
  const held = new HeldBytes()
  let connectionsMade = 0
  const pool = startPool?.(log.failed, settings.workers)
  const queue = new WorkQueue(() => connectionsMade, pool === undefined ? 0 : settings.workers)
  const lookUps = settings.rateLimit === undefined ? undefined : new RateLimiter(LOOK_UPS_PER_SECOND, MOST_LOOK_UPS)
  const underWay = new Map<ServerResponse, { readonly began: number; readonly socket: Socket }>()
  let isStopping = false
  const site = createSite({ isReady: () => !isStopping, metrics: settings.hasMetrics ? metrics : undefined, log })

  /** Asks the site. Generated bodies are read completely, so that their size is known before they’re sent. */
  const ask = async (request: Request, visit: Visit): Promise<Response> => {
    const { incoming, exchange, client, outgoing } = visit
    const isWork = !isFile(incoming) && !isWatching(incoming)
    const mayAskHub = () => lookUps === undefined || lookUps.take(client) === 0
    const response = await asker.run({ mayAskHub }, () =>
      pool !== undefined && isWork ? askPool(pool, request, visit) : site.fetch(request, exchange),
    )
    if (isFile(incoming) || response.body === null || isStream(response)) return response
    const body = await bytesOf(response)
    outgoing.once('close', held.hold(client, body.length))
    limiter?.charge(client, body.length / BYTES_OF_A_TOKEN)
    const { status, headers } = response
    if (exchange.isKeepable && incoming.method === 'GET' && status === 200) {
      kept.keep(incoming, headers, body, exchange.route ?? '', exchange.snippets ?? 0)
    }
    return new Response(body, { status, headers })
  }
  const askPool = async (workers: WorkerPool, request: Request, visit: Visit): Promise<Response> => {
    const { rawBody } = visit.incoming as { readonly rawBody?: Buffer }
    const { url, method, headers } = request
    const body = rawBody === undefined || rawBody.length === 0 ? undefined : rawBody
    const sent = { url, method, headers: [...headers], body }
    const answer = await workers.answer(sent, visit.turn)
    Object.assign(visit.exchange, answer.exchange)
    return new Response(answer.body, { status: answer.status, headers: answer.headers as [string, string][] })
  }
  const visits = new WeakMap<IncomingMessage, { readonly visit: Visit; readonly answered: () => void }>()
  const listen = getRequestListener(
    (request, env) => {
      const { visit, answered } = visits.get((env as { incoming: IncomingMessage }).incoming) ?? {}
      if (visit === undefined) throw new Error('received a request that the connection handler didn’t register')
      return ask(request, visit)
        .catch((error: unknown) => {
          if (error instanceof ProblemError) return problemAsResponse(error)
          log.failed(error, visit.exchange.route ?? 'unknown')
          return problemAsResponse(
            new ProblemError(
              'internal',
              'The request failed on our side, and we’ve logged the error. Try again later.',
            ),
          )
        })
        .finally(answered)
    },
    // HTTP/1.0, which some health checks use, needs no host. An invalid host or URL gets 400.
    { hostname: 'localhost', errorHandler: () => new Response(null, { status: 400 }) },
  )
  /** Asks the site; resolves when it responds or the client disconnects. */
  const visitSite = (visit: Visit): Promise<void> =>
    new Promise((resolve) => {
      const { incoming, outgoing } = visit
      if (outgoing.destroyed || incoming.socket.destroyed) {
        resolve()
        return
      }
      outgoing.once('close', resolve)
      visits.set(incoming, { visit, answered: resolve })
      void listen(incoming, outgoing)
    })

  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const began = performance.now()
    const bytesBefore = incoming.socket.bytesWritten
    const { socket } = incoming
    const visit: Visit = { incoming, outgoing, exchange: {}, client: clientOf(incoming, settings.trustedProxies) }
    const { exchange } = visit
    underWay.set(outgoing, { began, socket })
    metrics.began()
    if (isStopping) outgoing.shouldKeepAlive = false
    outgoing.once('close', () => {
      underWay.delete(outgoing)
      const answered = {
        method: incoming.method ?? '',
        route: exchange.route ?? 'refused',
        // The client disconnected before the response.
        status: outgoing.headersSent ? outgoing.statusCode : 0,
        milliseconds: performance.now() - began,
        bytes: socket.bytesWritten - bytesBefore,
        snippets: exchange.snippets ?? 0,
      }
      metrics.ended(answered)
      log.answered(answered)
    })
    connections.take(
      incoming,
      outgoing,
      () => answer(visit),
      () => refuse(TOO_MANY_AT_ONCE, incoming, outgoing),
    )
  }

  const answer = (visit: Visit): void => {
    const { incoming, outgoing, exchange } = visit
    const refusal = refusalOf(visit)
    if (refusal !== undefined) {
      refuse(refusal, incoming, outgoing)
      return
    }
    const known = isReading(incoming) ? kept.find(incoming) : undefined
    if (known !== undefined) {
      exchange.route = known.route
      exchange.snippets = known.snippets
      metrics.wasKept()
      sendKept(known, incoming, outgoing)
    } else if (isWatching(incoming) || isFile(incoming)) void visitSite(visit)
    else if (isReading(incoming)) work(visit)
    else
      receive(visit).then(
        (problem) => (problem === undefined ? work(visit) : refuse(problem, incoming, outgoing)),
        // The client disconnected.
        () => undefined,
      )
  }

  const work = (visit: Visit): void => {
    const { incoming, outgoing, client } = visit
    const full = queue.fullOf(client)
    if (full !== undefined) refuse(FULL[full], incoming, outgoing)
    else {
      const charge = (milliseconds: number) => limiter?.charge(client, milliseconds / MILLISECONDS_OF_A_TOKEN)
      queue.add(client, (turn) => workOn(Object.assign(visit, { turn })), charge)
    }
  }

  /** Starts the work when its turn comes. Checks the limits again, because earlier responses may have used them up. */
  const workOn = async (visit: Visit): Promise<void> => {
    const owing = limiter?.take(visit.client, 0) ?? 0
    if (owing > 0) {
      refuse(tooOften(owing), visit.incoming, visit.outgoing)
      return
    }
    const full = held.fullOf(visit.client)
    const search = visit.incoming.url?.replace(/^[^?]*/, '') ?? ''
    const excess = excessOfSearch(search)
    if (full !== undefined) refuse(FULL[full], visit.incoming, visit.outgoing)
    else if (excess === undefined) await visitSite(visit)
    else {
      const detail = `The URL can’t contain ${excess}. Send longer inputs in the body of a POST request.`
      refuse(new ProblemError('too-long', detail), visit.incoming, visit.outgoing)
    }
  }

  /** Reads the whole body before the work starts, so that a slow sender doesn’t block others. */
  const receive = async ({ incoming, outgoing, client }: Visit): Promise<ProblemError | undefined> => {
    const { 'content-length': said, 'transfer-encoding': coding } = incoming.headers
    const length = said === undefined ? (coding === undefined ? 0 : LONGEST_BODY_BYTES) : Number(said)
    if (length > LONGEST_BODY_BYTES) return BODY_TOO_LARGE
    const full = held.fullOf(client, length)
    if (full !== undefined) return FULL[full]
    outgoing.once('close', held.hold(client, length))
    const parts: Buffer[] = []
    let received = 0
    for await (const part of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += part.length
      if (received > LONGEST_BODY_BYTES) return BODY_TOO_LARGE
      parts.push(part)
    }
    Object.assign(incoming, { rawBody: Buffer.concat(parts, received) })
    return undefined
  }

  const metricsConnections = new Map<string, Set<Socket>>()
  /** Whether a connection can read metrics; one that already did can continue. */
  const mayReadMetrics = ({ incoming: { socket }, client }: Visit): boolean => {
    const sockets = metricsConnections.get(client) ?? new Set()
    if (sockets.has(socket)) return true
    if (sockets.size >= MOST_METRICS_CONNECTIONS) return false
    metricsConnections.set(client, sockets.add(socket))
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) metricsConnections.delete(client)
    })
    return true
  }

  const isMetrics = (incoming: IncomingMessage): boolean =>
    settings.hasMetrics && isReading(incoming) && pathOf(incoming) === METRICS_PATH
  const isWatching = (incoming: IncomingMessage): boolean =>
    isMetrics(incoming) || (isReading(incoming) && HEALTH_PATHS.has(pathOf(incoming)))

  const tooOften = (seconds: number): ProblemError => {
    const detail = `Try again in ${seconds} s. The limit is ${settings.rateLimit} requests per second.`
    return new ProblemError('too-many-requests', detail, [], { 'retry-after': String(seconds) })
  }

  const refusalOf = (visit: Visit): ProblemError | undefined => {
    const { incoming, outgoing, client } = visit
    const address = incoming.url ?? ''
    if (isMetrics(incoming) && !mayReadMetrics(visit)) {
      outgoing.shouldKeepAlive = false
      return TOO_MANY_METRICS_CONNECTIONS
    }
    if (limiter !== undefined && !isWatching(incoming)) {
      const seconds = limiter.take(client)
      if (seconds > 0) return tooOften(seconds)
    }
    if (address.length > LONGEST_ADDRESS) {
      return new ProblemError(
        'too-long',
        `The URL can have at most ${LONGEST_ADDRESS} characters. Send longer inputs in the body of a POST request.`,
      )
    }
    if (incoming.method === 'TRACE') return NO_TRACE
    return isReadable(address)
      ? undefined
      : new ProblemError(
          'invalid-request',
          'The URL isn’t valid. Remove any username, line break, NUL character, or incomplete percent-encoding.',
        )
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
  server.on('connection', () => {
    connectionsMade++
  })
  const connections = new Connections(server, settings.trustedProxies === 0)
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
  server.on('close', () => {
    clearInterval(watch)
    void pool?.close()
  })
  const beginStopping = (): void => {
    isStopping = true
    for (const outgoing of underWay.keys()) outgoing.shouldKeepAlive = false
  }
  return { server, beginStopping, ready: pool?.ready ?? Promise.resolve() }
}

const isStream = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').startsWith('text/event-stream')

/** Event streams stay open until either side closes them. */
const isEndless = (outgoing: ServerResponse): boolean =>
  String(outgoing.getHeader('content-type') ?? '').startsWith('text/event-stream')
