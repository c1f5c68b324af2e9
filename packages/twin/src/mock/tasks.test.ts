import { PROVIDERS, type Target } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { ask } from '../cases/cases.ts'
import { scenariosOf, servedTask } from '../services/registry.ts'
import type { ArrivedRequest } from '../services/request.ts'
import { scenarioName } from '../services/scenario.ts'
import { wireRequest } from '../testing/wire.ts'
import { MockService, SCENARIO_HEADER } from './mock-service.ts'

const CHAT = 'conversational'

/** Every task except chat of all core providers. */
const DONE = Object.values(PROVIDERS).flatMap(({ id, routes }) =>
  Object.keys(routes)
    .filter((task) => task !== CHAT)
    .map((task) => [id, task] as const),
)

/** The request that core writes for the sample of a task. */
function requestOf(provider: string, task: string, target: Target): ArrivedRequest {
  const request = wireRequest(ask({ task, provider, target, streaming: false }))
  if (request === undefined) throw new Error(`Core writes no request for ${task} of ${provider}, ${target}`)
  return request
}

const inScenario = (request: ArrivedRequest, scenario: string): ArrivedRequest => ({
  ...request,
  rawHeaders: [...request.rawHeaders, [SCENARIO_HEADER, scenario]],
})

const settings = { scenario: 'answer', models: {}, strict: true }

/** The models of the samples, with the task that they have in a case. */
const modelsFor = (provider: string, task: string) => ({
  'acme/lantern': task,
  [servedTask(provider, task)?.model ?? '']: task,
})

describe.each(DONE)('%s, %s', (provider, task) => {
  it.each(['routed', 'direct'] as const)('is understood and answered, %s', (target) => {
    const request = requestOf(provider, task, target)
    const { finding } = new MockService({ ...settings, models: modelsFor(provider, task) }).answer(request)
    expect(finding).toEqual({
      provider,
      task,
      scenario: null,
      status: expect.toSatisfy((status: number) => status === 200 || status === 201),
      problems: [],
    })
  })

  it('plays the scenarios of its service', () => {
    const request = requestOf(provider, task, 'direct')
    const service = new MockService({ ...settings, models: modelsFor(provider, task) })
    for (const scenario of scenariosOf(provider, task)) {
      const name = scenarioName(scenario).replace('refused-', '')
      if (name === 'success') continue
      const { finding } = service.answer(inScenario(request, name))
      expect({ name, scenario: finding.scenario }).toEqual({ name, scenario: name })
    }
  })

  it('is guessed from the body if nothing is known about the model', () => {
    const { finding } = new MockService(settings).answer(requestOf(provider, task, 'direct'))
    expect(finding).toMatchObject({ provider, task: expect.any(String), problems: [] })
  })
})

it.each([
  ['https://router.huggingface.co/hf-inference/models/a/b/pipeline/feature-extraction', 'inputs'],
  ['https://api.together.ai/v1/embeddings', 'input'],
])('answers several texts with several embeddings, at %s', (url, field) => {
  const { answer } = new MockService(settings).answer({
    method: 'POST',
    url,
    rawHeaders: [
      ['content-type', 'application/json'],
      ['authorization', 'Bearer a'],
    ],
    body: Buffer.from(JSON.stringify({ model: 'a/b', [field]: ['one', 'two'] })),
  })
  const given = JSON.parse(Buffer.concat([...answer.writes]).toString())
  expect(Array.isArray(given) ? given : given.data).toHaveLength(2)
  expect(Array.isArray(given) ? given[0] : given.data[0].embedding).toEqual(
    expect.arrayContaining([expect.any(Number)]),
  )
})

it('answers what clients ask besides, and rejects other methods', () => {
  const ask = (method: string, url: string) =>
    new MockService({ ...settings, strict: false }).answer({ method, url, rawHeaders: [], body: Buffer.alloc(0) })
      .finding
  expect(ask('GET', 'https://api.cerebras.ai/v1/tcp_warming')).toMatchObject({ status: 200, problems: [] })
  expect(ask('POST', 'https://api.wavespeed.ai/api/v3/predictions/a/result')).toMatchObject({
    status: 405,
    problems: ['wavespeed accepts only GET at /api/v3/predictions/a/result, not POST'],
  })
})
