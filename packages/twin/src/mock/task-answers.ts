import { createHash } from 'node:crypto'
import { isPolicy, type Target } from '@model-snippets/core'
import type { Answer } from '../services/answer.ts'
import { CONTRACTS } from '../services/contracts.generated.ts'
import { operationOf, type Violation, violationsOf } from '../services/documented.ts'
import { isObject } from '../services/protocols/conversation.ts'
import { formParts } from '../services/protocols/form.ts'
import { HUB_PROVIDER, servedTask } from '../services/registry.ts'
import type { ArrivedRequest, RecordedRequest } from '../services/request.ts'
import type { Scenario } from '../services/scenario.ts'
import { pathBelow } from '../services/serving.ts'
import type { TaskCall } from '../services/task-call.ts'
import { type TaskService, taskService } from '../services/task-service.ts'
import { type ModelTasks, taskOfModel } from './model-tasks.ts'
import type { Effect } from './scenarios.ts'

/** Where a task's request went. */
export interface TaskPlace {
  readonly provider: string
  readonly target: Target
  readonly endpointUrl?: string
}

/** A request for a task other than chat, as far as it can be understood. */
export interface UnderstoodTask {
  readonly call: TaskCall
  readonly violations: readonly Violation[]
}

/** The most files that one request gets. */
const MOST_FILES = 8
const COUNTS = ['n', 'num_images', 'num_outputs']

/** The fields of a body, including those of its inner objects, with counts that are small enough. */
function parametersIn(body: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(body)) return {}
  const inner = [body['parameters'], body['input']].filter(isObject)
  const all: Readonly<Record<string, unknown>> = Object.assign({}, body, ...inner)
  const counts = COUNTS.filter((name) => all[name] !== undefined).map((name) => {
    const count = Math.floor(Number(all[name]))
    return [name, count >= 1 ? Math.min(count, MOST_FILES) : 1]
  })
  return { ...all, ...Object.fromEntries(counts) }
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The variable parts of a documented path that are a model's id. */
const MODEL_PARTS = /^\{\+?(?:model|app)\}$/

/** Matches a documented path, with the model's id as a group. */
function patternOf(path: string): RegExp {
  const steps = path.split(/(\{\+?\w+\})/).map((step) => {
    if (MODEL_PARTS.test(step)) return step.startsWith('{+') ? '(.+)' : '([^/]+)'
    return step.startsWith('{+') ? '.+' : step.startsWith('{') ? '[^/]+' : quoted(step)
  })
  return new RegExp(`^${steps.join('')}$`, 's')
}

interface KnownPath {
  readonly pattern: RegExp
  readonly tasks: readonly string[]
  readonly method: string
}

/** Each provider's documented paths, the most specific first. */
const PATHS: ReadonlyMap<string, readonly KnownPath[]> = new Map(
  Object.values(CONTRACTS).map(({ provider, operations }) => [
    provider,
    operations
      .filter(({ method }) => method === 'POST')
      .toSorted((left, right) => fixedLength(right.path) - fixedLength(left.path))
      .map(({ path, tasks, method }) => ({ pattern: patternOf(path), tasks, method })),
  ]),
)

function fixedLength(path: string): number {
  return path.replace(/\{\+?\w+\}/g, '').length
}

/**
 * Finds out which task of which model a request is about.
 *
 * @returns undefined if the provider doesn't document such a request
 */
export function understandTask(
  place: TaskPlace,
  request: ArrivedRequest,
  body: unknown,
  tasks: ModelTasks,
): UnderstoodTask | undefined {
  const provider = place.target === 'endpoint' ? HUB_PROVIDER : place.provider
  const url = new URL(request.url)
  // Only chats leave the choice of the provider to the router.
  if (request.method !== 'POST' || (place.target === 'routed' && isPolicy(provider))) return undefined
  const path = pathBelow(place, url)
  if (path === undefined) return undefined
  const found = (PATHS.get(provider) ?? []).flatMap((known) => {
    const groups = known.pattern.exec(path)
    return groups === null ? [] : [{ known, model: groups[1] }]
  })
  const inBody = isObject(body) ? (body['model'] ?? body['version']) : formField(request, 'model')
  const model = found[0]?.model ?? (typeof inBody === 'string' ? inBody : undefined) ?? 'twin/model'
  const able = [...new Set(found.flatMap(({ known }) => known.tasks))].filter(
    (task) => servedTask(provider, task) !== undefined,
  )
  const { task: expected, isKnown } = taskOfModel(place.target === 'endpoint' ? url.host : model, tasks)
  const calls = able
    .toSorted((left, right) => Number(right === expected) - Number(left === expected))
    .map((task): UnderstoodTask => {
      const call = callFor(task, place, model, body)
      return { call, violations: violationsOf(call, request) }
    })
    .filter(({ call }) => operationOf(call, request) !== undefined)
  // Several tasks share a URL: the model decides, then the body that fits best.
  if (isKnown && calls[0]?.call.task === expected) return calls[0]
  return calls.toSorted((left, right) => weight(left) - weight(right))[0]
}

const weight = ({ violations }: UnderstoodTask): number =>
  violations.reduce((sum, { isRefused }) => sum + (isRefused ? 100 : 1), 0)

const formField = (request: ArrivedRequest, wanted: string): string | undefined => {
  const part = formParts(request)?.find(({ name }) => name === wanted)
  return part && Buffer.from(part.content, 'base64').toString()
}

/** Several texts in one request, which get several embeddings. */
function batchIn(body: unknown): unknown {
  const given = isObject(body) ? (body['inputs'] ?? body['input']) : undefined
  return Array.isArray(given) ? given.slice(0, MOST_TEXTS) : undefined
}

const MOST_TEXTS = 256

const callFor = (
  task: string,
  { provider, target, endpointUrl }: TaskPlace,
  model: string,
  body: unknown,
): TaskCall => ({
  task,
  provider: target === 'endpoint' ? HUB_PROVIDER : provider,
  target,
  modelId: model,
  mappings: [{ provider, hfModelId: model, providerId: model, status: 'live', task }],
  token: '',
  inputs: batchIn(body),
  parameters: parametersIn(body),
  files: [],
  ...(target === 'endpoint' ? { endpointUrl: endpointUrl ?? '' } : {}),
})

/** The start of every job's id, which is also in the URLs of its status, its result, and its files. */
const JOB = /twin[0-9a-f]{12}/

/** The most jobs that are remembered. */
const MOST_JOBS = 1000
/** The most requests of one job that are remembered. */
const MOST_REQUESTS = 50

interface Job {
  readonly service: TaskService
  readonly requests: RecordedRequest[]
}

/** The jobs and files that requests have made. The same request always makes the same job, which then starts anew. */
export class Jobs {
  readonly #jobs = new Map<string, Job>()

  /** Answers a request that asks for a result. */
  submit({ call }: UnderstoodTask, request: ArrivedRequest, scenario: Scenario): Answer | undefined {
    const id = `twin${createHash('sha256').update(`${request.url}\n`).update(request.body).digest('hex').slice(0, 12)}`
    // The twin itself has compared the request with the documentation.
    const service = taskService({ ...call, isHostile: true }, scenario, id)
    const job: Job = { service, requests: [] }
    this.#jobs.delete(id)
    this.#jobs.set(id, job)
    for (const oldest of this.#jobs.keys()) {
      if (this.#jobs.size <= MOST_JOBS) break
      this.#jobs.delete(oldest)
    }
    return answerOf(job, request)
  }

  /** Answers a request for a job's status, its result, or a file; undefined if there's no such job. */
  follow(request: ArrivedRequest): Answer | undefined {
    const [id] = JOB.exec(request.url) ?? []
    const job = id === undefined ? undefined : this.#jobs.get(id)
    return job && answerOf(job, request)
  }

  clear(): void {
    this.#jobs.clear()
  }
}

function answerOf({ service, requests }: Job, request: ArrivedRequest): Answer | undefined {
  const answer = service.answer(request, requests)
  if (requests.length < MOST_REQUESTS) requests.push({ ...request, service: service.name })
  return answer
}

/** Returns the scenario that a service plays for an effect: its own, or success. */
export function scenarioFor(
  effect: Effect,
  { call: { provider, target, task } }: UnderstoodTask,
): { readonly scenario: Scenario; readonly applied: boolean } {
  const served = target === 'endpoint' ? undefined : servedTask(provider, task)
  if (effect.kind === 'task') {
    const { scenario } = effect
    const own = served?.scenarios ?? []
    const isMalicious = scenario.kind === 'malicious' && own.includes('media-404')
    if (isMalicious || own.some((kind) => kind === scenario.kind)) return { scenario, applied: true }
  }
  return { scenario: { kind: 'success' }, applied: effect.kind === 'answer' }
}
