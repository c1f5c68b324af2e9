import { type ChatApi, isPolicy } from '@model-snippets/core'
import { type Answer, bytesAnswer, DROPPED, jsonAnswer, NO_ANSWER } from '../services/answer.ts'
import type { Fields } from '../services/behaviours/behaviour.ts'
import {
  type DocumentedCall,
  otherMethodsFor,
  otherRequest,
  refusalFor,
  type Violation,
  violationsOf,
} from '../services/documented.ts'
import { isObject } from '../services/protocols/conversation.ts'
import { type ArrivedRequest, headerOf } from '../services/request.ts'
import { answerChat, apiOf } from './chat-answers.ts'
import { answerHub } from './hub-answers.ts'
import { CHAT_TASK, type ModelTasks } from './model-tasks.ts'
import { type MockPlace, placeOf } from './place-of.ts'
import type { Finding } from './recorder.ts'
import { type AnswerRule, Rules } from './rules.ts'
import { type Effect, findEffect, unknownScenario } from './scenarios.ts'
import { Jobs, scenarioFor, understandTask } from './task-answers.ts'

/** The request header that selects a scenario. */
export const SCENARIO_HEADER = 'x-model-snippets-scenario'

/** What the services depend on besides the request. */
export interface MockSettings {
  /** The scenario of requests that don't select one. */
  readonly scenario: string
  /** Tasks of models that aren't built in. */
  readonly models: ModelTasks
  /** Whether requests that a provider documents as invalid get its error. */
  readonly strict: boolean
}

/** The response to a request, and what the server found out about it. */
export interface Outcome {
  readonly answer: Answer
  readonly finding: Finding
}

const NOTHING: Finding = { provider: null, task: null, scenario: null, status: 0, problems: [] }

const outcome = (answer: Answer, finding: Partial<Finding> = {}): Outcome => ({
  answer,
  finding: { ...NOTHING, ...finding, status: answer.status },
})

/** The most requests whose failures are counted. */
const MOST_COUNTED = 10_000

/** Plays Hugging Face, its router, and the providers to any program. */
export class MockService {
  readonly rules = new Rules()
  readonly #jobs = new Jobs()
  readonly #failures = new Map<string, number>()

  constructor(private readonly settings: MockSettings) {}

  /** Forgets jobs, failures, and answers that were set. */
  clear(): void {
    this.#jobs.clear()
    this.#failures.clear()
  }

  /** Answers a request. */
  answer(request: ArrivedRequest): Outcome {
    const url = new URL(request.url)
    const rule = this.rules.take(request.url, request.body)
    const name = headerOf(request, SCENARIO_HEADER) ?? rule?.scenario ?? this.settings.scenario
    const effect = findEffect(name)
    if (effect === undefined) return outcome(jsonAnswer(400, { error: unknownScenario(name) }))
    const body = jsonIn(request)
    const place = placeOf(url, isObject(body) ? body['model'] : undefined)
    if (rule !== undefined && (rule.body !== undefined || rule.status !== undefined)) {
      const provider = place.kind === 'provider' || place.kind === 'file' ? place.provider : null
      return outcome(rawAnswer(rule), { provider })
    }
    const played = this.#played(request, url, place, body, effect, rule ?? {})
    return { ...played, finding: { ...played.finding, scenario: played.finding.scenario === null ? null : name } }
  }

  #played(
    request: ArrivedRequest,
    url: URL,
    place: MockPlace,
    body: unknown,
    effect: Effect,
    rule: AnswerRule,
  ): Outcome {
    const api = request.method === 'POST' ? apiOf(url.pathname) : undefined
    if (place.kind === 'hub') {
      const answer = answerHub(request, this.settings.models)
      return answer === undefined ? unknownUrl(request) : outcome(answer, { provider: 'huggingface.co' })
    }
    const methods =
      place.kind === 'provider' && place.target === 'direct' ? otherMethodsFor(place.provider, request) : undefined
    if (methods !== undefined && place.kind === 'provider') return otherMethod(request, place.provider, methods)
    if (api !== undefined) return this.#chat(api, request, url, place, body, effect, rule)
    const followed = this.#jobs.follow(request)
    if (followed !== undefined)
      return outcome(followed, { provider: place.kind === 'elsewhere' ? null : place.provider })
    if (url.pathname.endsWith('/models') && request.method === 'GET') return outcome(jsonAnswer(200, MODEL_LIST))
    return place.kind === 'provider' ? this.#task(request, place, body, effect) : unknownUrl(request)
  }

  #chat(
    api: ChatApi,
    request: ArrivedRequest,
    url: URL,
    place: MockPlace,
    body: unknown,
    effect: Effect,
    rule: AnswerRule,
  ): Outcome {
    const provider = place.kind === 'provider' ? place.provider : null
    const about = { provider, task: CHAT_TASK }
    const failed = this.#failed(request, effect, place)
    if (failed !== undefined) return outcome(failed, { ...about, ...failedBy(effect) })
    if (!isObject(body)) return outcome(refusal('The body must be a JSON object'), about)
    const model = typeof body['model'] === 'string' ? body['model'] : ''
    const suffix = model.split(':')[1]
    if (isUnknownSuffix(url, place, suffix)) {
      const problem = `The requested model '${model}' names a provider that the router doesn't know: ${suffix}`
      return outcome(refusal(problem), { ...about, problems: [problem] })
    }
    const call = place.kind === 'provider' ? chatCall(api, place, model) : undefined
    const violations = call === undefined ? [] : violationsOf(call, request)
    const problems = violations.map(({ text }) => text)
    const refused = call && this.#refused(call, violations)
    if (refused !== undefined) return outcome(refused, { ...about, problems })
    const { answer, applied } = answerChat(api, request, body as Fields, effect, rule)
    return outcome(answer, { ...about, problems, scenario: applied && effect.kind !== 'answer' ? '' : null })
  }

  #task(
    request: ArrivedRequest,
    place: MockPlace & { readonly kind: 'provider' },
    body: unknown,
    effect: Effect,
  ): Outcome {
    const understood = understandTask(place, request, body, this.settings.models)
    if (understood === undefined) return other(request, place)
    const { call, violations } = understood
    const about = { provider: place.provider, task: call.task, problems: violations.map(({ text }) => text) }
    const failed = this.#failed(request, effect, place)
    if (failed !== undefined) return outcome(failed, { ...about, ...failedBy(effect) })
    const refused = this.#refused(call, violations)
    if (refused !== undefined) return outcome(refused, about)
    const { scenario, applied } = scenarioFor(effect, understood)
    const answer = this.#jobs.submit(understood, request, scenario)
    if (answer === undefined) return unknownUrl(request)
    return outcome(answer, { ...about, scenario: applied && effect.kind !== 'answer' ? '' : null })
  }

  #refused(call: DocumentedCall, violations: readonly Violation[]): Answer | undefined {
    const wrong = this.settings.strict ? violations.find(({ isRefused }) => isRefused) : undefined
    return wrong && refusalFor(call, wrong)
  }

  /** The response if the request fails: without a token, or because the scenario says so. */
  #failed(request: ArrivedRequest, effect: Effect, place: MockPlace): Answer | undefined {
    const needsToken = place.kind === 'provider' && place.target !== 'endpoint' && this.settings.strict
    if (needsToken && TOKENS.every((name) => headerOf(request, name) === undefined)) {
      return jsonAnswer(401, {
        error: 'Invalid username or password. (The twin accepts any token, but this request has none.)',
      })
    }
    if (effect.kind !== 'failure' && effect.kind !== 'drop' && effect.kind !== 'silence') return undefined
    if (!this.#fails(request, effect.times)) return undefined
    if (effect.kind === 'drop') return DROPPED
    if (effect.kind === 'silence') return NO_ANSWER
    const { answer, status } = effect.failure
    const isTemporary = Number.isFinite(effect.times) && (status === 429 || status === 503)
    return isTemporary ? { ...answer, headers: { ...answer.headers, 'retry-after': '1' } } : answer
  }

  /** Whether a request fails again. After it was answered, the count starts anew. */
  #fails(request: ArrivedRequest, times: number): boolean {
    if (!Number.isFinite(times)) return true
    const key = `${times} ${request.method} ${request.url}\n${request.body.toString('latin1')}`
    const failed = this.#failures.get(key) ?? 0
    this.#failures.delete(key)
    if (failed >= times) return false
    if (this.#failures.size >= MOST_COUNTED) this.#failures.clear()
    this.#failures.set(key, failed + 1)
    return true
  }
}

const failedBy = (effect: Effect): Pick<Finding, 'scenario'> => ({
  scenario: effect.kind === 'answer' || !('times' in effect) ? null : '',
})

const TOKENS = ['authorization', 'x-api-key', 'api-key']

/** What a list of models says, for clients that ask before a call. */
const MODEL_LIST = {
  object: 'list',
  data: [{ id: 'twin/model', object: 'model', created: 1_780_000_000, owned_by: 'twin' }],
}

const refusal = (message: string): Answer => jsonAnswer(400, { error: { message, type: 'invalid_request_error' } })

function unknownUrl({ method, url }: ArrivedRequest): Outcome {
  const problem = `The twin has no response for ${method} ${url}`
  return outcome(jsonAnswer(501, { error: problem }), { problems: [problem] })
}

function otherMethod({ method, url }: ArrivedRequest, provider: string, methods: readonly string[]): Outcome {
  const problem = `${provider} accepts only ${methods.join(' and ')} at ${new URL(url).pathname}, not ${method}`
  return outcome(jsonAnswer(405, { error: problem }), { provider, problems: [problem] })
}

/** An endpoint that no example calls. */
function other(request: ArrivedRequest, { provider, target }: MockPlace & { readonly kind: 'provider' }): Outcome {
  const found = target === 'direct' ? otherRequest(provider, request) : undefined
  if (found === undefined) return unknownUrl(request)
  const problems = found.violations.map(({ text }) => text)
  const wrong = found.violations.find(({ isRefused }) => isRefused)
  if (wrong !== undefined) return outcome(refusal(wrong.text), { provider, problems: [wrong.text] })
  if (found.answer === undefined) return unknownUrl(request)
  return outcome(jsonAnswer(200, found.answer), { provider, problems })
}

/** The router reads a suffix as a provider; ids on Hugging Face contain no colon. */
const isUnknownSuffix = (url: URL, place: MockPlace, suffix: string | undefined): suffix is string =>
  suffix !== undefined &&
  place.kind === 'provider' &&
  place.target === 'routed' &&
  place.provider === 'auto' &&
  url.pathname.startsWith('/v1/') &&
  !isPolicy(suffix)

function chatCall(
  api: ChatApi,
  { provider, target, endpointUrl }: MockPlace & { readonly kind: 'provider' },
  modelId: string,
): DocumentedCall {
  return {
    task: CHAT_TASK,
    provider,
    target,
    mappings: [],
    modelId,
    ...(api === 'chat-completions' ? {} : { api }),
    ...(endpointUrl === undefined ? {} : { endpointUrl }),
  }
}

function jsonIn({ body }: ArrivedRequest): unknown {
  if (body.length === 0) return undefined
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

function rawAnswer({ status = 200, body, headers = {} }: AnswerRule): Answer {
  const answer =
    typeof body === 'string'
      ? bytesAnswer(status, 'text/plain; charset=utf-8', Buffer.from(body))
      : body === undefined
        ? bytesAnswer(status, 'text/plain; charset=utf-8', Buffer.alloc(0))
        : jsonAnswer(status, body)
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return {
    ...answer,
    headers: { ...answer.headers, ...given, 'content-length': answer.headers['content-length'] ?? '0' },
  }
}
