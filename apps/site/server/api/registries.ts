import { z } from '@hono/zod-openapi'
import { LANGUAGES, POLICIES, PROVIDERS, TASKS, taskOf } from '@model-snippets/core'
import { MODELS, searchModels } from '@model-snippets/core/catalogue'
import { nearestNames } from '@model-snippets/core/options'
import { PIPELINE_DATA, type PipelineData, TASKS_DATA, type TaskEntry } from '@model-snippets/core/tasks'
import { findText, listTexts, listVerifications } from '@model-snippets/core/verification'
import { asJson, JSON_TYPE, negotiatedType, sendCacheable } from './answer.ts'
import {
  ProviderSchema,
  pageOf,
  TaskSchema,
  TaskSummarySchema,
  VerifiedCaseSchema,
  VerifiedTextSchema,
} from './answer-schemas.ts'
import { pageOfList } from './models.ts'
import { type Api, addOperation } from './operation.ts'
import { fieldProblem, shown } from './problem.ts'
import { readQuery } from './read-request.ts'
import { CLIENT_IDS, PAGING, PROVIDER_IDS, TARGETS } from './request-schemas.ts'

const NoQuery = z.strictObject({})
const PIPELINES = PIPELINE_DATA as { readonly [id: string]: PipelineData }
const ENTRIES = TASKS_DATA as { readonly [id: string]: TaskEntry | undefined }

/** Chat isn’t a `pipeline_tag` and has no page: models of several tasks support it. */
const CHAT = 'conversational'
const CHAT_PIPELINE = { ...(PIPELINES['text-generation'] as PipelineData), name: 'Conversational', subtasks: [] }
const CHAT_SUMMARY =
  'Chat models respond to a list of messages. Most are text-generation models with the tag conversational; some also accept images, audio, or video.'
const chatModels = () => searchModels(CHAT, { limit: 5 }).map(({ id }) => ({ id, description: 'A chat model.' }))

/** Whether models of a task are chat models if tagged so. */
const mayChat = (id: string): boolean => id !== CHAT && taskOf({ id, pipeline_tag: id, tags: [CHAT] }) === CHAT

const factsOf = (id: string, { name, modality }: PipelineData) => ({
  id,
  name,
  modality,
  calls: [id, ...(mayChat(id) ? [CHAT] : [])].flatMap((task) => {
    const record = (TASKS as { readonly [id: string]: (typeof TASKS)[keyof typeof TASKS] | undefined })[task]
    const providers = Object.values(PROVIDERS).filter(({ routes }) => Object.hasOwn(routes, task))
    if (record === undefined || providers.length === 0) return []
    const { exampleParameters } = record
    const parameters = exampleParameters === undefined ? {} : { exampleParameters }
    return [{ task, input: record.input, ...parameters, providers: providers.map((provider) => provider.id) }]
  }),
  page: `/tasks/${id}`,
})

export function addTasks(api: Api): void {
  const tag = 'Tasks'
  addOperation(api, {
    method: 'get',
    path: '/api/tasks',
    id: 'listTasks',
    tag,
    summary: 'List tasks',
    query: NoQuery,
    schema: z.object({ items: z.array(TaskSummarySchema) }).openapi('TaskList'),
    problems: ['invalid-request'],
    answer: (context) => {
      negotiatedType(context, [JSON_TYPE])
      readQuery(context, NoQuery)
      const items = Object.entries(PIPELINES).map(([id, pipeline]) => ({
        ...factsOf(id, pipeline),
        summary: ENTRIES[id]?.summary ?? null,
        models: MODELS.filter(({ pipeline_tag }) => pipeline_tag === id).length,
      }))
      return sendCacheable(context, asJson({ items }))
    },
  })
  const Path = z.object({
    task: z.string().min(1).openapi({ description: 'The task’s id.', example: 'text-to-image' }),
  })
  addOperation(api, {
    method: 'get',
    path: '/api/tasks/{task}',
    id: 'getTask',
    tag,
    summary: 'Get one task',
    params: Path,
    query: NoQuery,
    schema: TaskSchema,
    problems: ['invalid-request', 'not-found'],
    answer: (context) => {
      negotiatedType(context, [JSON_TYPE])
      readQuery(context, NoQuery)
      const id = context.req.param('task') ?? ''
      const pipeline = id === CHAT ? CHAT_PIPELINE : Object.hasOwn(PIPELINES, id) ? PIPELINES[id] : undefined
      if (pipeline === undefined) {
        const detail = `There’s no task called ${shown(id)}.`
        const validValues = [...Object.keys(PIPELINES), CHAT]
        const suggestions = nearestNames(id, validValues)
        throw fieldProblem({ in: 'path', field: 'task', detail, validValues, suggestions }, 'not-found')
      }
      const entry = ENTRIES[id]
      const task = {
        ...factsOf(id, pipeline),
        ...(id === CHAT ? { page: `/tasks/text-generation` } : {}),
        subtasks: pipeline.subtasks ?? [],
        summary: id === CHAT ? CHAT_SUMMARY : (entry?.summary ?? null),
        demo: entry?.demo ?? null,
        models: id === CHAT ? chatModels() : (entry?.models ?? []),
        datasets: entry?.datasets ?? [],
        metrics: entry?.metrics ?? [],
        spaces: entry?.spaces ?? [],
        libraries: entry?.libraries ?? [],
        widgetModels: entry?.widgetModels ?? [],
        canonicalId: entry?.canonicalId ?? null,
        youtubeId: entry?.youtubeId ?? null,
      }
      return sendCacheable(context, asJson(task))
    },
  })
}

export function addProviders(api: Api): void {
  addOperation(api, {
    method: 'get',
    path: '/api/providers',
    id: 'listProviders',
    tag: 'Providers',
    summary: 'List inference providers',
    query: NoQuery,
    schema: z.object({ items: z.array(ProviderSchema) }).openapi('ProviderList'),
    problems: ['invalid-request'],
    answer: (context) => {
      negotiatedType(context, [JSON_TYPE])
      readQuery(context, NoQuery)
      const items = Object.values(PROVIDERS).map(({ id, label, baseUrl, keyUrl, routes, directOnly }) => ({
        id,
        label,
        baseUrl,
        keyUrl,
        tasks: Object.keys(routes),
        isDirectOnly: directOnly !== undefined,
      }))
      return sendCacheable(context, asJson({ items }))
    },
  })
}

const VerificationQuery = z.strictObject({
  language: z.enum(LANGUAGES).optional().describe('Return only cases in this language.'),
  client: z
    .enum(CLIENT_IDS as [string, ...string[]])
    .optional()
    .describe('Return only cases with this client.'),
  task: z
    .enum(Object.keys(TASKS) as [string, ...string[]])
    .optional()
    .describe('Return only cases for this task.'),
  provider: z
    .enum([...POLICIES, ...PROVIDER_IDS])
    .optional()
    .describe('Return only cases with this provider or policy.'),
  target: z.enum(TARGETS).optional().describe('Return only cases with this target.'),
  streaming: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: return only cases with streaming. `false`: return only cases without it.'),
  result: z.enum(['passed', 'failed']).optional().describe('Return only cases with this result.'),
  ...PAGING,
})

const TextQuery = z.strictObject({
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .describe('Return only the text with this SHA-256 digest, as 64 lowercase hexadecimal digits.'),
  ...PAGING,
})

/** Adds the exact texts that ran. */
export function addVerifiedTexts(api: Api): void {
  addOperation(api, {
    method: 'get',
    path: '/api/verification/texts',
    id: 'listVerifiedTexts',
    tag: 'Verification',
    summary: 'List the exact texts that ran',
    description:
      'Each text is the example of a case, or an example that a catalog model’s page shows with the default options. A text that isn’t listed didn’t run, but the same kind of example may have run with other inputs.',
    query: TextQuery,
    schema: pageOf(VerifiedTextSchema, 'VerifiedTextPage'),
    problems: ['invalid-request'],
    answer: (context) => {
      negotiatedType(context, [JSON_TYPE])
      const { limit, offset, digest } = readQuery(context, TextQuery)
      const one = digest === undefined ? undefined : findText(digest)
      const found = digest === undefined ? listTexts() : one === undefined ? [] : [{ digest, ...one }]
      return sendCacheable(context, asJson(pageOfList(found, new URL(context.req.url), { limit, offset })))
    },
  })
}

export function addVerification(api: Api): void {
  const cases = listVerifications()
  addOperation(api, {
    method: 'get',
    path: '/api/verification',
    id: 'listVerifications',
    tag: 'Verification',
    summary: 'List cases and their results',
    description:
      'A case is a combination of language, client, task, provider, and target. For chat, it also includes options such as streaming. We ran each case against a mock of the service and compared each request with the expected one.',
    query: VerificationQuery,
    schema: pageOf(VerifiedCaseSchema, 'VerificationPage'),
    problems: ['invalid-request'],
    answer: (context) => {
      negotiatedType(context, [JSON_TYPE])
      const { limit, offset, streaming, ...wanted } = readQuery(context, VerificationQuery)
      const filters = Object.entries(wanted).filter(([, value]) => value !== undefined)
      const found = cases.filter(
        (entry) =>
          (streaming === undefined || entry.streaming === (streaming === 'true')) &&
          filters.every(([field, value]) => entry[field as keyof typeof entry] === value),
      )
      return sendCacheable(context, asJson(pageOfList(found, new URL(context.req.url), { limit, offset })))
    },
  })
}
