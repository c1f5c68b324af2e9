import { readdirSync } from 'node:fs'
import { PROVIDERS, type Target } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { ask } from '../cases/cases.ts'
import { wireRequest } from '../testing/wire.ts'
import { PROVIDER_SERVICES } from './index.generated.ts'
import { MALICIOUS_ANSWERS, nameOfMaliciousAnswer } from './protocols/malicious-answer.ts'
import { isOnTheHub, KNOWN_BROKEN, maliciousAnswersOf, scenariosOf, servedTask, serviceOf } from './registry.ts'
import { sampleCall } from './samples.ts'
import { type Scenario, scenarioName } from './scenario.ts'
import { taskService } from './task-service.ts'

const CHAT = 'conversational'

/** Every task except chat of all core providers. */
const DONE = Object.values(PROVIDERS).flatMap(({ id, routes }) =>
  Object.keys(routes)
    .filter((task) => task !== CHAT)
    .map((task) => [id, task] as const),
)

/** Returns the service's status for the request that core writes for the sample. */
function answerTo(provider: string, task: string, target: Target, scenario: Scenario): number | undefined {
  const asked = ask({ task, provider, target, streaming: false })
  const request = wireRequest(asked)
  if (request === undefined) throw new Error(`Core writes no request for ${task} of ${provider}, ${target}`)
  return taskService(asked.call, scenario, 'n0nce').answer(request, [])?.status
}

describe.each(DONE)('%s, %s', (provider, task) => {
  it('has a service in the twin', () => {
    expect(
      servedTask(provider, task),
      `${provider} does ${task}, and packages/twin/src/services/${provider}/service.ts does not`,
    ).toBeDefined()
  })

  it('has a sample, with the provider’s model id if the hub lists it', () => {
    const { inputs, mappings } = sampleCall(provider, task, 'routed')
    expect(inputs).toBeDefined()
    expect(mappings.map(({ providerId, hfModelId }) => providerId !== hfModelId)).toEqual([
      serviceOf(provider)?.hub === 'lists',
    ])
  })

  it('has malicious answers if core follows an answer', () => {
    const model = { id: 'acme/lantern', pipeline_tag: task }
    const { result } = PROVIDERS[provider]?.routes[task] ?? {}
    const read = result?.({ task, model, parameters: {}, inputs: {} } as never)
    const places = new Set(maliciousAnswersOf(provider, task).map(({ malicious }) => malicious.at))
    if (read?.kind === 'url') expect([...places]).toEqual(expect.arrayContaining(['submit', 'address', 'file']))
    if (read?.kind === 'url' && read.queue !== undefined) {
      expect([...places]).toEqual(expect.arrayContaining(['ticket', 'status']))
    }
  })

  it.each(['routed', 'direct'] as const)('answers core’s request, %s', (target) => {
    for (const scenario of scenariosOf(provider, task)) {
      const status = answerTo(provider, task, target, scenario)
      const told = `${provider} ${task} ${target} ${scenarioName(scenario)}`
      expect(status, told).toBeDefined()
      if (scenario.kind === 'refused') expect(status, told).toBe(scenario.failure.status)
      else if (scenario.kind === 'never-ends' && servedTask(provider, task)?.jobsOf !== undefined)
        expect(status, told).toBe(504)
      else if (scenario.kind !== 'job-failed') expect(status, told).toBeLessThan(300)
    }
  })
})

describe('services of the twin', () => {
  it('have the names of their folders', () => {
    const folder = new URL('providers', import.meta.url)
    const services = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('/service.ts'),
    )
    expect(PROVIDER_SERVICES.map(({ id }) => `${id}/service.ts`).sort()).toEqual(services.sort())
  })

  it('list only malicious answers that exist', () => {
    const followed = KNOWN_BROKEN.flatMap(({ follows = [] }) => follows)
    expect(
      followed.filter((name) => !MALICIOUS_ANSWERS.some((malicious) => nameOfMaliciousAnswer(malicious) === name)),
    ).toEqual([])
  })

  it('list each defect once', () => {
    const files = KNOWN_BROKEN.map(({ file }) => file)
    expect(files).toEqual([...new Set(files)])
  })
})

describe.each(PROVIDER_SERVICES.map((service) => [service.id, service] as const))(
  'the service of %s',
  (id, service) => {
    it('has only tasks that core’s provider has, except those that show a defect', () => {
      const { routes, endpointRoutes } = PROVIDERS[id] ?? { routes: {} }
      const shown = service.knownBroken.flatMap(({ tasks }) => tasks)
      const known = { ...routes, ...endpointRoutes }
      const more = Object.keys(service.tasks).filter((task) => !Object.hasOwn(known, task) && !shown.includes(task))
      expect(PROVIDERS[id]).toBeDefined()
      expect(more).toEqual([])
    })

    it('has a hub mapping unless the router doesn’t support it', () => {
      expect(isOnTheHub(id)).toBe(PROVIDERS[id]?.directOnly === undefined)
    })

    it('has blind spots only for scenarios that it plays', () => {
      for (const { client, scenarios, tasks = Object.keys(service.tasks) } of service.blindSpots) {
        for (const scenario of scenarios) {
          const played = tasks.filter((task) => scenariosOf(id, task).some(({ kind }) => kind === scenario))
          expect(played, `${client}, ${scenario}`).not.toEqual([])
        }
      }
    })

    it('has defects only in its own tasks', () => {
      for (const { file, provider, tasks } of service.knownBroken) {
        expect(provider, file).toBe(id)
        expect([CHAT, ...Object.keys(service.tasks)], file).toEqual(expect.arrayContaining([...tasks]))
      }
    })
  },
)
