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
