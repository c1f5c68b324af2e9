import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { createMcpHandler } from '@model-snippets/cli/mcp'
import { highlight } from '@model-snippets/react/highlight'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { DEFAULT_CONFIGURATION } from '../app/features/configure/configuration.ts'
import { bodyText } from '../app/features/examples/body-text.ts'
import { buildExamples } from '../app/features/examples/build-examples.ts'
import { createApi } from './api/api.ts'
import { plainExample } from './plain-example.ts'

const BASE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
}

/**
 * The whole site as one fetch handler.
 *
 * @param clientFolder where the build put the browser's files
 */
export function createApp(clientFolder: string): Hono {
  prepareGrammars()
  const packageFolder = dirname(createRequire(import.meta.url).resolve('@model-snippets/core/package.json'))
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    const { headers } = context.res
    // Pages bring their own policy, with the nonce of their response.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', BASE_POLICY)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
  })
  // Before the compression: these answers bring their own, with a hash of what is sent.
  const { api } = createApi()
  app.route('/', api)
  app.use(compress())
  app.get('/healthz', (context) => context.text('ok\n'))
  // What the build writes under assets/ carries a hash of its content in its name.
  app.use(
    '/assets/*',
    serveStatic({ root: clientFolder, precompressed: true, onFound: cacheFor('public, max-age=31536000, immutable') }),
  )
  app.use('/favicon.svg', serveStatic({ root: clientFolder, onFound: cacheFor('public, max-age=86400') }))
  // `files` of an example name samples by their path in the package, `samples/cat.png`.
  app.use('/samples/*', serveStatic({ root: packageFolder, onFound: cacheFor('public, max-age=86400') }))
  app.get(
    '/models/:owner/:file',
    async (context, next) => (await plainExample(new URL(context.req.url))) ?? (await next()),
  )

  const handleMcp = createMcpHandler()
  app.all('/mcp', (context) => handleMcp(context.req.raw))

  // The build's own type says `undefined` where the handler's leaves fields out.
  const loadBuild = () => import('virtual:react-router/server-build') as unknown as Promise<ServerBuild>
  const handlePage = createRequestHandler(loadBuild, import.meta.env.MODE)
  app.all('*', (context) => handlePage(context.req.raw))
  return app
}

const cacheFor =
  (policy: string) =>
  (_path: string, context: { header: (name: string, value: string) => void }): void =>
    context.header('cache-control', policy)

/** The first colours of a language take long to find: not the first reader waits for them, but the start. */
function prepareGrammars(): void {
  const model = { id: 'owner/name', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const { examples, request } = buildExamples(model, DEFAULT_CONFIGURATION)
  for (const { content, language } of examples) highlight(content, language)
  if (request !== undefined) highlight(bodyText(request), 'json')
}
