import { OpenAPIHono, z } from '@hono/zod-openapi'
import { LANGUAGE_RECORDS } from '@model-snippets/core'
import { findModel as findInCatalogue } from '@model-snippets/core/catalogue'
import { routePath } from 'hono/route'
import packageManifest from '../../../../packages/core/package.json' with { type: 'json' }
import { recordOfTask } from '../../app/domain/hub/own-task.ts'
import { listed } from '../../app/ui/texts/format.ts'
import { addAgents } from './agents.ts'
import { AnswerCache, asJson, JSON_TYPE, negotiatedType, sendCacheable } from './answer.ts'
import { addCalls } from './calls.ts'
import { addCompatibility } from './compatibility.ts'
import { addErrors } from './errors.ts'
import type { ApiEnv } from './exchange.ts'
import { addLibraries } from './libraries.ts'
import { addLocalApps } from './local-apps.ts'
import { addModels, type FindModel } from './models.ts'
import { type Api, addOperation, routePathOf } from './operation.ts'
import { PROBLEMS, ProblemError, problemResponse } from './problem.ts'
import { readQuery } from './read-request.ts'
import { addProviders, addTasks, addVerification, addVerifiedTexts } from './registries.ts'

/** Logs an internal error, whose message may contain client data. */
export type Report = (error: unknown, route: string) => void
const toConsole: Report = (error, route) =>
  console.error(`${route}: ${error instanceof Error ? error.name : typeof error}`)

/** Maximum size of the cache, in characters. */
const CACHE_CHARACTERS = 32 * 1024 * 1024

/** Any site can call the API: no response depends on the caller. */
const CROSS_ORIGIN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, link, retry-after, x-ignored-options',
  'cross-origin-resource-policy': 'cross-origin',
}
const PREFLIGHT_HEADERS = {
  'access-control-allow-headers': 'accept, content-type, if-none-match',
  'access-control-max-age': '86400',
}

export const DOCUMENT_PATH = '/api/openapi.json'

/** Finds models in the built-in catalogue. */
const fromCatalogue: FindModel = (id, _needsServing, task) => {
  const known = findInCatalogue(id)
  const model = known ?? recordOfTask(id, task ?? null)
  return model === undefined ? undefined : { model, isLasting: known !== undefined }
}

export type OpenApiDocument = ReturnType<Api['getOpenAPI31Document']>

/** The API and its description. */
export interface CreatedApi {
  /** Handles everything below `/api/`, but not the page at `/api`. */
  readonly api: Api
  readonly document: OpenApiDocument
}

/**
 * The HTTP API as a fetch handler: it needs nothing but what every JavaScript runtime with `fetch` has.
 *
 * @param findModel finds a model by its id; without it, the embedded catalogue does
 * @param report takes what broke, with the pattern of the address; without it, the console gets the kind of error
 */
export function createApi(findModel: FindModel = fromCatalogue, report: Report = toConsole): CreatedApi {
  const api: Api = new OpenAPIHono<ApiEnv>()
  api.use('/api/:rest{.+}', async (context, next) => {
    context.env ??= {}
    await next()
    for (const [name, value] of Object.entries(CROSS_ORIGIN_HEADERS)) context.header(name, value)
  })
  api.onError((error, context) => {
    if (error instanceof ProblemError) return problemResponse(error)
    report(error, routePath(context))
    return problemResponse(
      new ProblemError('internal', 'The request failed on our side, and we’ve logged the error. Try again later.'),
    )
  })

  addModels(api, findModel)
  addCalls(api, findModel, new AnswerCache(CACHE_CHARACTERS))
  addLibraries(api, findModel)
  addLocalApps(api, findModel)
  addAgents(api, findModel)
  addErrors(api)
  addCompatibility(api)
  addTasks(api)
  addProviders(api)
  addVerification(api)
  addVerifiedTexts(api)
  const NoQuery = z.strictObject({})
  addOperation(api, {
    method: 'get',
    path: DOCUMENT_PATH,
    id: 'getDocument',
    tag: 'About',
    summary: 'Get this OpenAPI document',
    query: NoQuery,
    schema: z.looseObject({ openapi: z.string() }).openapi('Document'),
    problems: ['invalid-request'],
    answer: (context) => {
      negotiatedType(context, [JSON_TYPE])
      readQuery(context, NoQuery)
      return sendCacheable(context, asJson(document))
    },
  })
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Model Snippets',
      version: packageManifest.version,
      description: `Code examples that call hosted machine-learning models, in ${listed(
        LANGUAGE_RECORDS.map(({ label }) => label),
        'and',
      )}. Each one says whether it ran.`,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'This site.' }],
    // The API needs no authentication.
    security: [],
  })
  addRefusals(api, document)
  return { api, document }
}

/** Other requests: unsupported methods, preflights, and unknown paths. */
function addRefusals(api: Api, document: OpenApiDocument): void {
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    const methods = Object.keys(operations).map((method) => method.toUpperCase())
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    api.all(routePathOf(path), (context) => {
      if (context.req.method === 'OPTIONS') {
        const headers = { allow, 'access-control-allow-methods': allow, ...PREFLIGHT_HEADERS }
        return new Response(null, { status: 204, headers })
      }
      throw new ProblemError('method-not-allowed', `${PROBLEMS['method-not-allowed'].title}. Allowed: ${allow}.`, [], {
        allow,
      })
    })
  }
  api.all('/api/:rest{.+}', () => {
    throw new ProblemError('not-found', `Not found. See ${DOCUMENT_PATH} for all endpoints.`)
  })
}
