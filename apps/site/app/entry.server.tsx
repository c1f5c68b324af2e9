import { createHash, randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { readLocale } from './domain/preferences/locale-cookie.ts'
import { IS_RUN_OFFERED } from './domain/run/run-setting.server.ts'
import { ROUTER_ORIGIN } from './features/run/router-origin.ts'
import beforeHydration from './ui/before-hydration.js?raw'
import { pageContext } from './ui/page-context.server.ts'

/** A page must be complete even on an overloaded server, so the timeout is long. */
export const streamTimeout = 30_000
const NONCE_BYTES = 16
const BEFORE_HYDRATION_HASH = createHash('sha256').update(beforeHydration).digest('base64')

/** Renders a page, with a content security policy whose nonce is only valid for this response. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', policyWith(nonce))
  headers.set('content-language', readLocale(request))
  dependOnReader(headers)
  const isBot = isbot(request.headers.get('user-agent') ?? '')

  return new Promise((resolve, reject) => {
    let answered = false
    const answer = () => {
      answered = true
      const body = new PassThrough()
      body.on('finish', () => clearTimeout(timer))
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }))
      pipe(body)
    }
    let failed = false
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
      nonce,
      // Otherwise, large parts are sent separately and moved into place by a script, which not everyone runs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      [isBot ? 'onAllReady' : 'onShellReady']: answer,
      onShellError: reject,
      onError(error: unknown) {
        failed = true
        // Errors before the shell is ready reject the promise, and the router logs them.
        if (answered) loadContext.get(pageContext).failed(error)
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}

/** Logs errors of rendering. Missing pages and rejected forms are the reader's mistakes. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const isTheirs = isRouteErrorResponse(error) && error.status < 500
  if (!isTheirs && !request.signal.aborted) context.get(pageContext).failed(error)
}

/** Sends a page's data to a page that's already open. */
export function handleDataRequest(response: Response): Response {
  dependOnReader(response.headers)
  return response
}

/** Pages depend on the reader's cookies and language. */
function dependOnReader(headers: Headers): void {
  headers.set('cache-control', 'private, no-cache')
  headers.append('vary', 'cookie, accept-language')
}

const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'sha256-${BEFORE_HYDRATION_HASH}'`,
    "style-src 'self'",
    "font-src 'self'",
    // Sample images travel inside messages as data URLs, and files of an answer are the page's own; nothing is loaded from
    // anywhere else.
    `img-src 'self' data:${IS_RUN_OFFERED ? ' blob:' : ''}`,
    `media-src 'self'${IS_RUN_OFFERED ? ' blob:' : ''}`,
    // Readers' requests go to the router. Pages opened from this one keep its policy.
    `connect-src 'self'${IS_RUN_OFFERED ? ` ${ROUTER_ORIGIN}` : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
