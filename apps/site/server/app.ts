import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { createMcpHandler } from '@model-snippets/cli/mcp'
import { highlight } from '@model-snippets/react/highlight'
import { type Handler, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { routePath } from 'hono/route'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { DEFAULT_CONFIGURATION } from '../app/features/configure/configuration.ts'
import { bodyText } from '../app/features/examples/body-text.ts'
import { buildExamples } from '../app/features/examples/build-examples.ts'
import { lookUpModel } from '../app/features/hub/hub.server.ts'
import { CONFIGURED_ORIGIN } from '../app/ui/site-origin.server.ts'
import { texts as problemTexts } from '../app/ui/texts/en/problems.ts'
import { createApi, type OpenApiDocument } from './api/api.ts'
import type { FindModel } from './api/models.ts'
import { PROBLEMS, ProblemError, problemResponse } from './api/problem.ts'
import { LONGEST_BODY_BYTES } from './api/read-request.ts'
import { crawlerFiles } from './crawler-files.ts'
import { pagePattern } from './page-pattern.ts'
import { plainExample } from './plain-example.ts'
import { plainLibrary } from './plain-library.ts'
import { plainTask } from './plain-task.ts'
import type { ServerState, SiteEnv } from './site-server.ts'
import { sendTagged } from './tagged-file.ts'

export { readSettings } from './settings.ts'
export { createSiteServer } from './site-server.ts'

const BASE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
const SECURITY_HEADERS = Object.entries({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
})

const NOT_KEPT = { 'cache-control': 'no-store' }
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'
const BODY_TOO_LARGE = new ProblemError('too-large', `A body may have at most ${LONGEST_BODY_BYTES} bytes.`)

/**
 * The whole site as one fetch handler.
 *
 * @param clientFolder where the build put the browser's files
 * @param server what runs it
 * @param pagesOf makes the pages' handler; it is told what describes the API
 */
export function createApp(clientFolder: string, server: ServerState, pagesOf = pagesOfBuild): Hono<SiteEnv> {
  prepareGrammars()
  const packageFolder = dirname(createRequire(import.meta.url).resolve('@model-snippets/core/package.json'))
  const app = new Hono<SiteEnv>()
  app.use(async (context, next) => {
    await next()
    context.env.route ??= routePath(context)
    const { headers } = context.res
    // Pages bring their own policy, with the nonce of their response.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', BASE_POLICY)
    for (const [name, value] of SECURITY_HEADERS) if (!headers.has(name)) headers.set(name, value)
  })
  // Before the compression: these answers bring their own, with a hash of what is sent.
  const { api, document } = createApi(findAnywhere)
  app.route('/', api)
  app.get('/models/:owner/:file', async (context, next) =>
    sendTagged(context, await plainExample(new URL(context.req.url)), next),
  )
  app.get('/tasks/:file', async (context, next) => sendTagged(context, await plainTask(new URL(context.req.url)), next))
  app.get('/libraries/:file', async (context, next) =>
    sendTagged(context, await plainLibrary(new URL(context.req.url)), next),
  )
  app.use(compress())
  app.use(bodyLimit({ maxSize: LONGEST_BODY_BYTES, onError: () => problemResponse(BODY_TOO_LARGE) }))
  app.get('/healthz', (context) => context.text('ok\n', 200, NOT_KEPT))
  app.get('/readyz', (context) =>
    server.isReady() ? context.text('ready\n', 200, NOT_KEPT) : context.text('stopping\n', 503, NOT_KEPT),
  )
  app.get('/metrics', (context, next) => {
    const text = server.metrics()
    return text === undefined ? next() : context.text(text, 200, { ...NOT_KEPT, 'content-type': METRICS_TYPE })
  })
  // What the build writes under assets/ carries a hash of its content in its name.
  app.use(
    '/assets/*',
    serveStatic({ root: clientFolder, precompressed: true, onFound: cacheFor('public, max-age=31536000, immutable') }),
  )
  for (const file of ['/favicon.svg', '/social-card.png'])
    app.use(file, serveStatic({ root: clientFolder, onFound: cacheFor('public, max-age=86400') }))
  app.route('/', crawlerFiles())
  // `files` of an example name samples by their path in the package, `samples/cat.png`.
  app.use('/samples/*', serveStatic({ root: packageFolder, onFound: cacheFor('public, max-age=86400') }))
  // Not the address that was asked for: a page whose name was rebound to this machine asks for its own.
  const handleMcp = createMcpHandler({ allowedOrigins: CONFIGURED_ORIGIN === undefined ? [] : [CONFIGURED_ORIGIN] })
  app.all('/mcp', (context) => handleMcp(context.req.raw))

  app.all('*', pagesOf(document))
  return app
}

/** Embedded models hold until the next release, others until their owners change them. */
const findAnywhere: FindModel = async (id) => {
  const found = await lookUpModel(id)
  return found.kind === 'found' ? { model: found.model, isLasting: found.source === 'catalogue' } : undefined
}

/** The pages of the build, which tells the API's page what it shows. */
function pagesOfBuild(document: OpenApiDocument): Handler<SiteEnv> {
  // The build's own type says `undefined` where the handler's leaves fields out.
  const loadBuild = () => import('virtual:react-router/server-build') as unknown as Promise<ServerBuild>
  const handlePage = createRequestHandler(loadBuild, import.meta.env.MODE)
  return async (context) => {
    context.env.route = pagePattern((await loadBuild()).routes, new URL(context.req.url).pathname)
    return await handlePage(context.req.raw, { api: { document, problems: PROBLEMS } })
  }
}

const cacheFor =
  (policy: string) =>
  (_path: string, context: { header: (name: string, value: string) => void }): void =>
    context.header('cache-control', policy)

/** The first colours of a language take long to find: not the first reader waits for them, but the start. */
function prepareGrammars(): void {
  const model = { id: 'owner/name', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const { examples, request } = buildExamples(model, DEFAULT_CONFIGURATION, problemTexts)
  for (const { content, language } of examples) highlight(content, language)
  if (request !== undefined) highlight(bodyText(request), 'json')
}
