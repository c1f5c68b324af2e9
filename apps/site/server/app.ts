import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { createMcpHandler } from '@model-snippets/cli/mcp'
import { setLogger } from '@model-snippets/core'
import { languageNamed } from '@model-snippets/core/options'
import { type Context, type Handler, Hono } from 'hono'
import { compress } from 'hono/compress'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { sharedHub, withServing } from '../app/domain/hub/hub.server.ts'
import { askRouter, sharedRouter } from '../app/domain/hub/router.server.ts'
import { pageContext } from '../app/ui/page-context.server.ts'
import { CONFIGURED_ORIGIN } from '../app/ui/site-origin.server.ts'
import { bytesOf } from './api/answer.ts'
import { createApi, type OpenApiDocument } from './api/api.ts'
import { PROBLEMS, ProblemError, problemResponse } from './api/problem.ts'
import { skillRoutes } from './files/skill.ts'
import { sendTagged } from './files/tagged-file.ts'
import type { Log } from './http/log.ts'
import { BODY_LIMITS, readLimited, refuseTooMuchAtOnce, refuseTooMuchWriting } from './limits/work-limits.ts'
import { crawlerFiles } from './pages/crawler-files.ts'
import { findAnywhere } from './pages/find-anywhere.ts'
import { pagePattern } from './pages/page-pattern.ts'
import { plainExample, postedExample } from './pages/plain-example.ts'
import { plainLibrary } from './pages/plain-library.ts'
import { plainTask } from './pages/plain-task.ts'
import { readPlainPath } from './pages/plain-text.ts'
import type { ServerState, SiteEnv } from './site-server.ts'
import { WorkerPool } from './threads/worker-pool.ts'

export { readSettings } from './http/settings.ts'
export { createSiteServer } from './site-server.ts'
export { serveWork } from './threads/worker.ts'

const BASE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
const SECURITY_HEADERS = Object.entries({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
})

/** Paths that store a choice in a cookie. */
const REMEMBERED = ['/theme', '/locale']
const NOT_KEPT = { 'cache-control': 'no-store' }

/**
 * Creates the threads that write responses.
 *
 * @param file the program that each runs
 * @param size how many
 */
export const createWorkerPool = (file: URL, failed: Log['failed'], size: number): WorkerPool =>
  new WorkerPool(file, { ...sharedHub, facts: sharedRouter.facts, recallFacts: sharedRouter.recall }, failed, size)

/**
 * The whole site as one fetch handler.
 *
 * @param clientFolder where the build put the browser's files
 * @param server what runs it
 * @param pagesOf makes the pages' handler; it is told what describes the API
 */
export function createApp(clientFolder: string, server: ServerState, pagesOf = pagesOfBuild): Hono<SiteEnv> {
  // The responses contain all that the generator logs; the log must not contain requests.
  setLogger({ error: () => undefined })
  const packageFolder = dirname(createRequire(import.meta.url).resolve('@model-snippets/core/package.json'))
  const app = new Hono<SiteEnv>()
  app.use(async (context, next) => {
    await next()
    context.env.route ??= routePath(context)
    const { headers } = context.res
    // Pages set their own policy, with the nonce of their response.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', BASE_POLICY)
    for (const [name, value] of SECURITY_HEADERS) if (!headers.has(name)) headers.set(name, value)
  })
  // Before the compression middleware: these responses compress themselves and hash what’s sent.
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    if (error instanceof ProblemError) return problemResponse(error)
    server.log.failed(error, context.env.route ?? routePath(context))
    return problemResponse(
      new ProblemError('internal', 'The request failed on our side, and we’ve logged the error. Try again later.'),
    )
  })
  const { api, document } = createApi(findAnywhere, server.log.failed)
  app.route('/', api)
  app.get('/models/:owner/:file', async (context, next) =>
    sendTagged(context, await plainExample(new URL(context.req.url)), next),
  )
  app.post('/models/:owner/:file', async (context, next) => {
    const file = await postedExample(new URL(context.req.url), await context.req.text())
    if (file === undefined) await next()
    return file
  })
  app.get('/tasks/:file', async (context, next) => sendTagged(context, await plainTask(new URL(context.req.url)), next))
  app.get('/libraries/:file', async (context, next) =>
    sendTagged(context, await plainLibrary(new URL(context.req.url)), next),
  )
  app.use(compress())
  app.get('/healthz', (context) => context.text('ok\n', 200, NOT_KEPT))
  app.get('/readyz', (context) =>
    server.isReady() ? context.text('ready\n', 200, NOT_KEPT) : context.text('stopping\n', 503, NOT_KEPT),
  )
  const { metrics } = server
  if (metrics !== undefined) {
    app.get('/metrics', async (context) =>
      context.text(await metrics.text(), 200, { ...NOT_KEPT, 'content-type': metrics.contentType }),
    )
  }
  // File names under assets/ contain a hash of the content.
  addFiles(app, '/assets/*', { root: clientFolder, precompressed: true }, 'public, max-age=31536000, immutable')
  for (const file of ['/favicon.svg', '/social-card.png'])
    addFiles(app, file, { root: clientFolder }, 'public, max-age=86400')
  app.route('/', crawlerFiles())
  app.route('/', skillRoutes())
  // Examples name sample files by their path in the package, `samples/cat.png`.
  addFiles(app, '/samples/*', { root: packageFolder }, 'public, max-age=86400')
  // Not the request’s host: with DNS rebinding, a foreign page’s host name can point to this machine.
  const handleMcp = createMcpHandler({
    allowedOrigins: CONFIGURED_ORIGIN === undefined ? [] : [CONFIGURED_ORIGIN],
    parse: parseMessages,
    addServing: async (model) => (await withServing(model, { isPatient: true })).model,
    askRouter: askRouter({ isPatient: true }),
  })
  app.all('/mcp', (context) => handleMcp(context.req.raw))

  // Only our own pages may set the cookie.
  for (const path of REMEMBERED) app.use(path, csrf({ origin: isOwnOrigin }))
  const pages = pagesOf(document, server.log.failed)
  app.all('*', async (context, next) => {
    const page = (await pages(context, next)) as Response
    if (page.status === 405) page.headers.set('allow', methodsOf(context.req.path))
    // Check the size before compression, because memory holds the uncompressed page.
    return page.body === null ? page : new Response(await bytesOf(page), { status: page.status, headers: page.headers })
  })
  return app
}

/** Allowed methods outside the API: pages and files are read, and some paths also accept a form. */
const methodsOf = (path: string): string =>
  [...REMEMBERED, '/errors'].includes(path) || (path.startsWith('/models/') && readPlainPath(path) !== undefined)
    ? 'GET, HEAD, POST'
    : 'GET, HEAD'

/** Repeats its inputs for each client; options can reduce the number of clients. */
const TOOL_FOR_ALL_CLIENTS = 'get_snippets'
/** How often other tools repeat their inputs: as text, as data, and in a few examples. */
const TIMES_WRITTEN = 8

/** Applies the limits of API bodies to what agents send. */
function parseMessages(text: string): unknown {
  const read = readLimited(text, BODY_LIMITS)
  if (read.excess !== undefined) throw new RangeError(`The body can’t contain ${read.excess}`)
  const messages: readonly unknown[] = Array.isArray(read.value) ? read.value : [read.value]
  for (const message of messages) {
    const { name, arguments: given } =
      (message as { params?: { name?: unknown; arguments?: object } } | null)?.params ?? {}
    if (typeof given !== 'object' || given === null) continue
    try {
      refuseTooMuchOf(name, given)
    } catch (error) {
      throw error instanceof ProblemError ? new RangeError(error.message) : error
    }
  }
  return read.value
}

/** @throws ProblemError where a tool would have to write too much */
function refuseTooMuchOf(tool: unknown, given: object): void {
  // A record isn’t repeated for each client.
  const { record: _, ...written } = given as { record?: unknown; language?: unknown; client?: unknown }
  const text = JSON.stringify(written)
  if (tool !== TOOL_FOR_ALL_CLIENTS) {
    refuseTooMuchAtOnce(text, TIMES_WRITTEN)
    return
  }
  const { language, client } = written
  refuseTooMuchWriting(text, {
    language: typeof language === 'string' ? languageNamed(language) : undefined,
    client: typeof client === 'string' ? client : undefined,
  })
}

/** Whether an origin is this site’s. Behind a proxy that ends TLS, the request’s scheme differs. */
const isOwnOrigin = (origin: string, context: Context): boolean =>
  origin === CONFIGURED_ORIGIN ||
  (URL.canParse(origin) && new URL(origin).origin === origin && new URL(origin).host === new URL(context.req.url).host)

/** Handles pages with the build, and passes it the API’s description. */
function pagesOfBuild(document: OpenApiDocument, report: Log['failed']): Handler<SiteEnv> {
  // The build’s type allows `undefined` where the handler’s type omits fields.
  const loadBuild = () => import('virtual:react-router/server-build') as unknown as Promise<ServerBuild>
  const handlePage = createRequestHandler(loadBuild, import.meta.env.MODE)
  return async (context) => {
    context.env.route = pagePattern((await loadBuild()).routes, new URL(context.req.url).pathname)
    const { route } = context.env
    const failed = (error: unknown) => report(error, route)
    const given = new RouterContextProvider()
    given.set(pageContext, { api: { document, problems: PROBLEMS }, failed })
    return await handlePage(context.req.raw, given)
  }
}

/** Serves the files of a folder, and a short 404 response instead of a page. */
function addFiles(
  app: Hono<SiteEnv>,
  path: string,
  options: { readonly root: string; readonly precompressed?: boolean },
  cachePolicy: string,
): void {
  const serve = serveStatic<SiteEnv>({
    ...options,
    onFound: (_path, context) => context.header('cache-control', cachePolicy),
  })
  app.on(['GET', 'HEAD'], path, (context, next) => {
    // Ignore range requests, as HTTP allows: the files are small.
    context.req.raw.headers.delete('range')
    return serve(context, next)
  })
  app.on(['GET', 'HEAD'], path, (context) => context.text('No such file.\n', 404, NOT_KEPT))
  app.all(path, (context) => context.text('Files are read-only.\n', 405, { ...NOT_KEPT, allow: 'GET, HEAD' }))
}
