import type { IncomingMessage, ServerResponse } from 'node:http'
import { PROBLEM_TYPE, ProblemError, problemText } from '../api/problem.ts'
import { MOST_PIPELINED } from './connections.ts'
import { refusalPage, wantsPage } from './refusal-page.ts'
import { pathOf } from './request-address.ts'

/** The most metrics connections from one address; collectors need few. */
export const MOST_METRICS_CONNECTIONS = 16

const SOON = { 'retry-after': '1' }
const TOO_MUCH_UNREAD = new ProblemError(
  'too-many-requests',
  'Too many open requests from your IP address. Read the responses before you send more.',
  [],
  SOON,
)
const TOO_BUSY = new ProblemError('busy', 'The server is busy. Try again soon.', [], SOON)
/** Errors when one client, or everyone together, has too much pending. */
export const FULL = { client: TOO_MUCH_UNREAD, everybody: TOO_BUSY } as const

export const TOO_MANY_AT_ONCE = new ProblemError(
  'too-many-requests',
  `A connection can have at most ${MOST_PIPELINED} unanswered requests. Wait for a response before you send more.`,
  [],
  SOON,
)

/** No URL supports TRACE, and a `Request` can’t have this method. */
export const NO_TRACE = new ProblemError('method-not-allowed', 'TRACE isn’t supported.', [], {
  allow: 'GET, HEAD, POST, OPTIONS',
})

export const TOO_MANY_METRICS_CONNECTIONS = new ProblemError(
  'too-many-requests',
  `An IP address can have at most ${MOST_METRICS_CONNECTIONS} metrics connections at a time.`,
  [],
  SOON,
)

const headersOf = (problem: ProblemError): Record<string, string> => ({
  'content-type': PROBLEM_TYPE,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  ...problem.headers,
})

/** Sends a problem without the site. */
export const bareProblem = (
  problem: ProblemError,
): { status: number; text: string; headers: Record<string, string> } => ({
  ...problemText(problem),
  headers: headersOf(problem),
})

/** The same as a `Response`. */
export function problemAsResponse(problem: ProblemError): Response {
  const { status, text, headers } = bareProblem(problem)
  return new Response(text, { status, headers })
}

/** How long to accept a rejected request’s body: clients read the response only after sending it. */
const DRAIN_MILLISECONDS = 500

/** Responds without the site, and doesn’t wait for the rest of the body. */
export function refuse(problem: ProblemError, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (outgoing.destroyed || outgoing.headersSent) return
  const { socket } = incoming
  const { status, text: asJson } = problemText(problem)
  const isPage = wantsPage(pathOf(incoming), incoming.headers)
  const text = isPage ? refusalPage(problem, incoming.headers) : asJson
  if (!incoming.complete) {
    incoming.resume()
    const timer = setTimeout(() => (incoming.complete ? undefined : socket.destroySoon()), DRAIN_MILLISECONDS)
    incoming.once('end', () => clearTimeout(timer))
  }
  const headers = { ...headersOf(problem), ...(isPage ? { 'content-type': 'text/html; charset=utf-8' } : {}) }
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text)
}
