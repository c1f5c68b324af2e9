import { PROVIDERS, type Target } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import type { Asked, Chosen, Question } from '../cases/case.ts'
import { ask, enumerateQuestions, kindOf, nameOfChoice } from '../cases/cases.ts'
import { lacksFiles } from '../cases/chat-files.ts'
import { furtherRuns, plainRun } from '../plan/plan.ts'
import { wireRequest } from '../testing/wire.ts'
import type { Answer } from './answer.ts'
import type { DocumentedOperation } from './contract.ts'
import { CONTRACTS } from './contracts.generated.ts'
import {
  operationOf,
  operationsFor,
  problemOfField,
  refusalOf,
  refusedTogether,
  stateIn,
  violationsOf,
} from './documented.ts'
import { chatService } from './protocols/chat.ts'
import { STREAM_SPELLINGS } from './protocols/event-stream.ts'
import { HUB_PROVIDER, scenariosOf, servedTask } from './registry.ts'
import type { RecordedRequest, Service } from './request.ts'
import { sampleCall } from './samples.ts'
import { type Scenario, scenarioName } from './scenario.ts'
import { basesOf, providerModelOf, servingProvider } from './serving.ts'
import { taskService } from './task-service.ts'

const CHAT = 'conversational'
const NONCE = 'n0nce'

const ROUTES = Object.values(PROVIDERS).flatMap(({ id, routes }) =>
  Object.keys(routes).map((task) => [id, task] as const),
)

describe.each(Object.keys(PROVIDERS))('the documented contract of %s', (provider) => {
  const contract = CONTRACTS[provider]

  it('documents the same file types in messages as core', () => {
    const route = PROVIDERS[provider]?.routes[CHAT]
    if (route === undefined) return
    const isDocumented = (type: string): boolean =>
      problemOfField(sampleCall(provider, CHAT, 'direct'), 'messages', [
        { role: 'user', content: [{ type, [type]: {} }] },
      ]) === undefined
    expect(isDocumented('image_url')).toBe(true)
    expect(route.fileParts?.takes).toEqual((['input_audio', 'file'] as const).filter(isDocumented))
    expect(route.fileParts?.source).toMatch(/^https:\/\//)
  })

  it('documents the same support for response schemas as core', () => {
    const route = PROVIDERS[provider]?.routes[CHAT]
    if (route === undefined) return
    const problem = problemOfField(sampleCall(provider, CHAT, 'direct'), 'response_format', {
      type: 'json_schema',
      json_schema: { name: 'answer', strict: true, schema: { type: 'object' } },
    })
    expect(problem === undefined).toBe(route.withoutSchema === undefined)
  })

  it('documents the same rejected combinations of fields as core, each with a source that we read', () => {
    const { read, unread, refused } = contract?.combinations ?? { read: {}, refused: [] }
    expect(Object.keys(read).length > 0).toBe(unread === undefined)
    for (const { source, says } of refused) {
      expect(Object.keys(read)).toContain(source)
      expect(says).not.toBe('')
    }
    const known = Object.values(PROVIDERS[provider]?.routes ?? {}).flatMap((route) => route.refusesTogether ?? [])
    expect(known.map(({ fields }) => [...fields].sort())).toEqual(
      refused.map(({ fields }) => Object.keys(fields).sort()),
    )
    expect(known.map(({ source }) => source)).toEqual(
      refused.map(({ source }) => ({ address: read[source]?.address, read: read[source]?.read })),
    )
    const call = sampleCall(provider, CHAT, 'direct')
    for (const { fields, formats } of known) {
      const body = Object.fromEntries(fields.map((name) => [name, goodValue(name, formats?.[0])]))
      expect(refusedTogether(call, body).map(({ at }) => [...at].sort())).toEqual([[...fields].sort()])
      for (const name of fields) expect(refusedTogether(call, { ...body, [name]: null })).toEqual([])
    }
  })

  it('has a URL and a date for each source', () => {
    expect(contract?.provider).toBe(provider)
    const sources = [
      ...Object.values(contract?.sources ?? {}),
      ...Object.values(contract?.combinations.read ?? {}),
      ...(contract?.otherAddresses ?? []).map(({ router }) => router),
    ]
    expect(sources).not.toEqual([])
    for (const { name, address, read } of sources) {
      expect(name).not.toBe('')
      expect(address).toMatch(/^https:\/\//)
      expect(read).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
  })

  it('lists existing sources for each operation, and no unused ones', () => {
    const all = [...(contract?.operations ?? []), ...(contract?.others ?? [])]
    const named = all.flatMap(({ sources }) => sources)
    expect([...new Set(named)].sort()).toEqual(Object.keys(contract?.sources ?? {}).sort())
    for (const { sources, answers } of contract?.operations ?? []) {
      expect(sources).not.toEqual([])
      expect(Object.keys(answers)).not.toEqual([])
    }
  })

  it('has the provider’s base URLs if its service has none', () => {
    const call = { ...sampleCall(provider, CHAT, 'direct'), task: CHAT }
    expect(basesOf(call)).not.toEqual([])
  })

  it('has disagreements only for tasks that the provider supports', () => {
    const { routes, endpointRoutes } = PROVIDERS[provider] ?? { routes: {} }
    for (const { tasks, sent, documented, decision } of contract?.disagreements ?? []) {
      expect(Object.keys({ ...routes, ...endpointRoutes })).toEqual(expect.arrayContaining([...tasks]))
      for (const text of [sent, documented, decision]) expect(text).not.toBe('')
    }
  })
})

/** Returns a value of a field that is valid by itself. */
function goodValue(name: string, format: string | undefined): unknown {
  if (name === 'stream') return true
  if (name === 'tools') return [{ type: 'function', function: { name: 'now' } }]
  return name === 'response_format' ? { type: format } : 7
}

describe.each(ROUTES)('%s, %s', (provider, task) => {
  it('has an operation that its provider documents', () => {
    const documented = CONTRACTS[provider]?.operations.filter(({ tasks }) => tasks.includes(task)) ?? []
    expect(documented.map(({ method }) => method)).toContain('POST')
  })

  it('has the same source for OpenAI’s clients as core', () => {
    const { openai } = PROVIDERS[provider]?.routes[task] ?? {}
    if (openai === undefined) return
    expect(openaiSources(provider, task, 'direct')).toEqual([openai.source.address])
  })

  it('has the job states that core waits for', () => {
    const queue = queueOf(provider, task)
    for (const { states } of operationsFor(sampleCall(provider, task, 'direct'))) {
      if (states === undefined || queue === undefined) continue
      expect(states.done).toContain(queue.done)
      expect(queue.failed).toEqual(expect.arrayContaining([...states.failed]))
    }
  })
})

const QUESTIONS = [...enumerateQuestions()]
  .filter(({ streaming }) => !streaming)
  .map((question) => [question.provider, question.task, question.target, question] as const)

describe.each(QUESTIONS)('%s, %s, %s,', (provider, task, _target, question) => {
  it('sends only what the provider documents', () => {
    for (const asked of choicesOf(question)) expect(undocumented(asked)).toEqual([])
  })

  it('answers only what the provider documents', () => {
    if (task === CHAT) playChats(question)
    // With `auto`, only Hugging Face's clients know the provider.
    else if (provider !== 'auto') {
      for (const scenario of scenariosOf(provider, task)) playJob(ask(question), scenario)
    }
  })
})

it.each(Object.entries(PROVIDERS[HUB_PROVIDER]?.endpointRoutes ?? {}).filter(([, { openai }]) => openai !== undefined))(
  'servers of an endpoint document %s with OpenAI’s clients, as core says',
  (task, { openai }) => {
    expect(openaiSources(HUB_PROVIDER, task, 'endpoint')).toEqual([openai?.source.address])
  },
)

/** The URLs of the sources that document a provider's task with OpenAI's clients. */
function openaiSources(provider: string, task: string, target: Target): readonly (string | undefined)[] {
  const keys = operationsFor(sampleCall(provider, task, target)).flatMap(({ openai }) => openai?.source ?? [])
  return [...new Set(keys)].map((key) => CONTRACTS[provider]?.sources[key]?.address)
}

/** How core waits for a job. */
function queueOf(provider: string, task: string) {
  const { result } = PROVIDERS[provider]?.routes[task] ?? {}
  const read = result?.({
    task,
    model: { id: 'acme/lantern', pipeline_tag: task },
    parameters: {},
    inputs: {},
  } as never)
  return read !== undefined && 'queue' in read ? read.queue : undefined
}

/** Returns a question with every combination of options that its cases run with. */
function choicesOf(question: Question): Asked[] {
  const plain = ask(question)
  const key = plain.offered[0]
  if (key === undefined) return [plain]
  const chosen = furtherRuns({ question, ...key, unsupported: () => undefined })
    // Without the files, nothing is sent.
    .filter(({ scenario }) => !lacksFiles(scenario))
    .map((run) => run.chosen)
  const others = new Map(chosen.map((each): [string, Chosen] => [nameOfChoice(each), each]))
  others.delete('{}')
  return [plain, ...[...others.values()].map((each) => ask(question, each))]
}

function undocumented(asked: Asked): string[] {
  // Without a client that supports it, nothing is sent.
  const request = asked.offered.length === 0 ? undefined : wireRequest(asked)
  return request === undefined ? [] : violationsOf(asked.call, request).map(({ text }) => text)
}

function playChats(question: Question): void {
  for (const streaming of [false, true]) {
    const asked = ask({ ...question, streaming })
    if (question.variant !== undefined) {
      playVariant(asked)
      continue
    }
    const request = wireRequest(asked)
    // Some providers can't be called through the router.
    if (request === undefined) return
    for (const spelling of streaming ? STREAM_SPELLINGS : (['plain'] as const)) {
      const service = chatService({ reply: 'Hello', call: asked.call, spelling })
      expect(service.answer(request, [])?.status, spelling).toBe(200)
    }
  }
}

/** A variant's kind has the services that play it. */
function playVariant(asked: Asked): void {
  const request = wireRequest(asked)
  const [example] = asked.offered
  if (request === undefined || example === undefined) return
  const { scenario } = plainRun(asked.question)
  const { services } = kindOf(asked.question).stage(asked.call, asked, scenario, example.snippet)
  const answers = services.map((service) => service.answer(request, [])?.status)
  expect(answers).toContain(200)
}

/** Submits a job and polls its status until it ends; the service itself checks whether all of it is documented. */
function playJob(asked: Asked, scenario: Scenario): void {
  // An endpoint may return something that no example can use.
  if (asked.call.target === 'endpoint' && asked.offered.length === 0) return
  const request = wireRequest(asked)
  if (request === undefined) throw new Error(`Core writes no request for ${asked.call.task} of ${asked.call.provider}`)
  const service = taskService(asked.call, scenario, NONCE)
  const told = `${asked.call.provider} ${asked.call.task} ${scenarioName(scenario)}`
  const first = service.answer(request, [])
  expect(first, told).toBeDefined()
  if (first === undefined || first.status >= 300) return
  // If the request waits for the result, there's no job to poll.
  if (servedTask(servingProvider(asked.call), asked.call.task)?.jobsOf !== undefined) return
  const earlier: RecordedRequest[] = [{ ...request, service: service.name }]
  for (const operation of operationsFor(asked.call).filter(({ method }) => method === 'GET')) {
    let last = askFor(service, asked, operation, first, earlier)
    for (let turn = 0; turn < 4 && last.status < 300; turn++) last = askFor(service, asked, operation, first, earlier)
    if (operation.states === undefined || last.status >= 300) continue
    const state = stateIn(operation, JSON.parse(Buffer.concat(last.writes).toString()))
    const { pending, done, failed } = operation.states
    const ends = { 'never-ends': pending, 'job-failed': failed, success: done, 'at-once': done }[
      scenario.kind as string
    ]
    // A provider may have no separate state for failures.
    if (ends !== undefined && ends.length > 0) expect(ends, told).toContain(state)
  }
}

/** Calls an operation's URL; its variable parts are the job's id, the model, or a text from the first response. */
function askFor(
  service: Service,
  { call }: Asked,
  operation: DocumentedOperation,
  ticket: Answer,
  earlier: RecordedRequest[],
): Answer {
  const { path } = operation
  const texts = [NONCE, ...textsIn(JSON.parse(Buffer.concat(ticket.writes).toString()))]
  const filled = texts
    .filter((text) => !text.includes('/'))
    .map((value) =>
      path
        .replaceAll(/\{\+\w+\}/g, () => providerModelOf(call))
        .replaceAll(/\{\w+\}/g, () => encodeURIComponent(value)),
    )
  // The first response may contain the URL itself.
  const named = texts.filter((text) => text.startsWith('https://')).map((text) => new URL(text).pathname)
  // The queries that the routes use.
  const queries = ['', `?task_id=${NONCE}`, '?_subdomain=queue']
  for (const base of basesOf(call)) {
    for (const where of [...filled, ...named].flatMap((each) => queries.map((query) => each + query))) {
      const url = `${base}${where}`
      const request = { method: 'GET', url, rawHeaders: earlier[0]?.rawHeaders ?? [], body: Buffer.alloc(0) }
      const answer = operationOf(call, request) === operation ? service.answer(request, earlier) : undefined
      if (answer === undefined) continue
      earlier.push({ ...request, service: service.name })
      return answer
    }
  }
  throw new Error(`The twin does not play GET ${path}`)
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

describe('a service with a documented contract', () => {
  const asked = (target: Target) => ask({ task: CHAT, provider: 'together', target, streaming: false })
  const withBody = (target: Target, change: (body: Record<string, unknown>) => void) => {
    const request = wireRequest(asked(target))
    if (request === undefined) throw new Error('Core writes no chat')
    const body = JSON.parse(request.body.toString())
    change(body)
    return { ...request, body: Buffer.from(JSON.stringify(body)) }
  }

  it('rejects missing fields, wrong types, and another model', () => {
    const refusal = (change: (body: Record<string, unknown>) => void) =>
      refusalOf(asked('direct').call, withBody('direct', change))?.status
    expect(refusal((body) => body)).toBeUndefined()
    expect(refusal((body) => delete body['messages'])).toBe(400)
    expect(refusal((body) => Object.assign(body, { temperature: 'warm' }))).toBe(400)
    expect(refusal((body) => Object.assign(body, { model: 'acme/other' }))).toBe(404)
  })

  it('rejects a format with fields of another type', () => {
    const named = { name: 'answer', schema: { type: 'object' }, strict: true }
    const statusOf = (format: object) => {
      const request = withBody('direct', (body) => Object.assign(body, { response_format: format }))
      return refusalOf(asked('direct').call, request)?.status
    }
    const atEndpoint = (format: object) =>
      problemOfField(sampleCall('auto', CHAT, 'endpoint'), 'response_format', format)
    for (const format of [{ type: 'text' }, { type: 'json_object' }, { type: 'json_schema', json_schema: named }]) {
      expect(statusOf(format)).toBeUndefined()
      expect(atEndpoint(format)).toBeUndefined()
      for (const more of [{ value: { type: 'object' } }, { schema: { type: 'object' } }]) {
        expect(statusOf({ ...format, ...more })).toBe(400)
        expect(atEndpoint({ ...format, ...more })).toBeDefined()
      }
    }
    expect(statusOf({ type: 'json_schema', json_schema: { ...named, value: {} } })).toBe(400)
  })

  it('rejects combinations of valid fields if the provider documents so', () => {
    const format = { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: { type: 'object' } } }
    const statusOf = (provider: string, target: Target, fields: object) => {
      const { call } = ask({ task: CHAT, provider, target, streaming: false })
      const request = wireRequest(ask({ task: CHAT, provider, target, streaming: false }))
      if (request === undefined) throw new Error('Core writes no chat')
      const body = Buffer.from(JSON.stringify({ ...JSON.parse(request.body.toString()), ...fields }))
      const violations = violationsOf(call, { ...request, body }).map(({ kind }) => kind)
      expect(violations.every((kind) => kind === 'combination')).toBe(true)
      return refusalOf(call, { ...request, body })?.status
    }
    for (const target of ['direct', 'routed'] as const) {
      expect(statusOf('groq', target, { response_format: format, stream: true })).toBe(400)
      expect(statusOf('groq', target, { response_format: format, stream: false })).toBeUndefined()
      expect(statusOf('groq', target, { stream: true })).toBeUndefined()
      expect(statusOf('together', target, { response_format: format, stream: true })).toBeUndefined()
    }
    expect(statusOf('groq', 'endpoint', { response_format: format, stream: true })).toBeUndefined()
  })

  it('treats a request to the router’s Responses API as a streaming chat completion', () => {
    const text = { format: { type: 'json_schema', name: 'answer', schema: { type: 'object' } } }
    const refused = (provider: string, target: Target, body: object) =>
      refusedTogether({ ...sampleCall(provider, CHAT, target), api: 'responses' }, body).length
    expect(refused('groq', 'routed', { text })).toBe(1)
    expect(refused('groq', 'routed', { stream: true })).toBe(0)
    expect(refused('together', 'routed', { text })).toBe(0)
    expect(refused('groq', 'direct', { text, stream: true })).toBe(0)
  })

  it('accepts an undocumented field, which the judge reports', () => {
    const request = withBody('direct', (body) => Object.assign(body, { inputs: 'Hello' }))
    expect(refusalOf(asked('direct').call, request)).toBeUndefined()
    expect(violationsOf(asked('direct').call, request)).toMatchObject([{ kind: 'unknown field', at: ['inputs'] }])
  })

  it('throws if the answer isn’t documented', () => {
    const { call } = asked('direct')
    const wrong = chatService({ reply: 7 as never, call })
    expect(() =>
      wrong.answer(
        withBody('direct', (body) => body),
        [],
      ),
    ).toThrow('content')
  })
})
