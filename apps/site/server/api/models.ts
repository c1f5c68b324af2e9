import { z } from '@hono/zod-openapi'
import { getModelInputSnippet, type ModelRecord, taskOf } from '@model-snippets/core'
import { searchModels, suggestModels } from '@model-snippets/core/catalogue'
import { getLibrarySnippets } from '@model-snippets/core/libraries'
import { PIPELINE_DATA } from '@model-snippets/core/tasks'
import { providerChoices } from '@model-snippets/hub/provider-choices'
import { providersOf } from '../../app/domain/hub/router.server.ts'
import { modelPath } from '../../app/domain/models/model-path.ts'
import { asJson, JSON_TYPE, negotiatedType, sendCacheable } from './answer.ts'
import { ModelSchema, ModelSummarySchema, pageOf } from './answer-schemas.ts'
import { type Api, type ApiContext, addOperation } from './operation.ts'
import { fieldProblem, shown } from './problem.ts'
import { readQuery } from './read-request.ts'
import { ModelPath, PAGING, PROVIDER_IDS } from './request-schemas.ts'

/** A model, and whether responses about it are valid until the next release. */
export interface FoundModel {
  readonly model: ModelRecord
  readonly isLasting: boolean
}
/** Finds a model. `needsServing` asks the hub which providers serve it; `task` is used if the record has none. */
export type FindModel = (
  id: string,
  needsServing?: (model: ModelRecord) => boolean,
  task?: string,
) => FoundModel | undefined | Promise<FoundModel | undefined>

const TASK_IDS = [...Object.keys(PIPELINE_DATA), 'conversational']

const ListQuery = z.strictObject({
  q: z.string().max(200).optional().describe('Words to find in the id, task, tags, or library.'),
  task: z
    .enum(TASK_IDS as [string, ...string[]])
    .optional()
    .describe('Only models for this task; `conversational` for chat models.'),
  library: z.string().optional().describe('Only models for this library.'),
  provider: z
    .enum(PROVIDER_IDS as [string, ...string[]])
    .optional()
    .describe('Only models whose task this provider supports.'),
  gated: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true` for gated models only; `false` for ungated models only.'),
  ...PAGING,
})

/**
 * Returns one page of a list, with the URL of the next.
 *
 * @param url of the request
 */
export function pageOfList<Item>(
  items: readonly Item[],
  url: URL,
  { limit, offset }: { limit: number; offset: number },
) {
  const next = new URLSearchParams(url.searchParams)
  next.set('limit', String(limit))
  next.set('offset', String(offset + limit))
  return {
    total: items.length,
    offset,
    limit,
    next: offset + limit < items.length ? `${url.pathname}?${next}` : null,
    items: items.slice(offset, offset + limit),
  }
}

const isGated = ({ gated }: ModelRecord): boolean => gated !== undefined && gated !== false

const summarize = (model: ModelRecord): z.infer<typeof ModelSummarySchema> => ({
  id: model.id,
  pipeline_tag: model.pipeline_tag ?? null,
  task: taskOf(model) ?? null,
  library_name: model.library_name ?? null,
  tags: [...(model.tags ?? [])],
  gated: isGated(model),
  page: modelPath(model.id),
})

/** Finds the model of a path such as `/api/models/owner/name`. */
export async function findAsked(
  context: ApiContext,
  findModel: FindModel,
  needsServing?: (model: ModelRecord) => boolean,
  task?: string,
): Promise<FoundModel> {
  const id = `${context.req.param('owner')}/${context.req.param('name')}`
  const found = await findModel(id, needsServing, task)
  if (found !== undefined) return found
  throw fieldProblem(
    {
      in: 'path',
      field: 'owner/name',
      detail: `We couldn’t find a model called ${shown(id)}. If it exists, send its record in the body of a POST request, such as POST /api/snippets.`,
      suggestions: suggestModels(id),
    },
    'not-found',
  )
}

export function addModels(api: Api, findModel: FindModel): void {
  addOperation(api, {
    method: 'get',
    path: '/api/models',
    id: 'listModels',
    tag: 'Models',
    summary: 'List and search models',
    description:
      'Models in the built-in catalog, best matches first. Without a query, the best-known models come first.',
    query: ListQuery,
    schema: pageOf(ModelSummarySchema, 'ModelPage'),
    problems: ['invalid-request'],
    answer: (context) => {
      negotiatedType(context, [JSON_TYPE])
      const { q, task, library, provider, gated, limit, offset } = readQuery(context, ListQuery)
      const models = searchModels(q ?? '').filter(
        (model) =>
          (task === undefined || model.pipeline_tag === task || taskOf(model) === task) &&
          (library === undefined || model.library_name === library) &&
          (provider === undefined || providerChoices(model).some(({ id }) => id === provider)) &&
          (gated === undefined || isGated(model) === (gated === 'true')),
      )
      const page = pageOfList(models.map(summarize), new URL(context.req.url), { limit, offset })
      const link = page.next === null ? {} : { link: `<${page.next}>; rel="next"` }
      return sendCacheable(context, { ...asJson(page), ...link })
    },
  })

  addOperation(api, {
    method: 'get',
    path: '/api/models/{owner}/{name}',
    id: 'getModel',
    tag: 'Models',
    summary: 'Get one model',
    params: ModelPath,
    query: z.strictObject({}),
    schema: ModelSchema,
    problems: ['invalid-request', 'not-found', 'no-hub'],
    answer: async (context) => {
      negotiatedType(context, [JSON_TYPE])
      readQuery(context, z.strictObject({}))
      const { model, isLasting } = await findAsked(context, findModel, () => true)
      const task = taskOf(model)
      const page = modelPath(model.id)
      const { providers, providerFacts } = await providersOf(model, { isPatient: true })
      const answer: z.infer<typeof ModelSchema> = {
        record: model as z.infer<typeof ModelSchema>['record'],
        task: task ?? null,
        providers,
        ...(providerFacts === undefined ? {} : { providerFacts }),
        ...(providers.length === 0 ? {} : { exampleInput: getModelInputSnippet(model) }),
        libraries: [...new Set(getLibrarySnippets(model).map(({ library }) => library))],
        links: {
          page,
          snippets: `/api${page}/snippets`,
          notOffered: `/api${page}/not-offered`,
          request: `/api${page}/request`,
          libraryExamples: `/api${page}/library-examples`,
          localApps: `/api${page}/local-apps`,
        },
      }
      return sendCacheable(context, asJson(answer), isLasting && providerFacts?.state !== 'found')
    },
  })
}
