import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_WAIT } from '../../../scripts/limits.ts'
import { createRouter, type Router, type RouterOptions } from './router.ts'
import { readFacts } from './router-facts.ts'
import { type RouterTwin, startRouterTwin } from './testing/router-twin.ts'

let twin: RouterTwin
beforeAll(async () => {
  twin = await startRouterTwin()
})
afterAll(() => twin.close())
afterEach(() => {
  twin.mood = 'well'
  twin.calls = 0
})

const routerAt = (options: Partial<RouterOptions> = {}): Router =>
  createRouter({ url: twin.url, wait: LONGEST_WAIT, ...options })

async function providersOf(router: Router, model: string): Promise<unknown> {
  const answer = await router.facts(model)
  return answer.kind === 'found' ? answer.providers : answer
}

const untilCalled = async (times: number): Promise<void> => {
  await expect.poll(() => twin.calls).toBeGreaterThanOrEqual(times)
}

describe('the facts of a router', () => {
  it('are those of each provider, with what it does not tell left out', async () => {
    expect(await providersOf(routerAt(), 'acme/chat')).toEqual([
      {
        provider: 'scaleway',
        status: 'live',
        price: { input: 0.15, output: 0.6 },
        isFree: false,
        contextLength: 131072,
        firstToken: 310.5,
        throughput: 92.4,
        supportsTools: true,
        supportsStructuredOutput: false,
      },
      { provider: 'featherless-ai', status: 'live', supportsTools: false, supportsStructuredOutput: true },
      { provider: 'groq', status: 'staging', price: { input: 0.1, output: 0.5 }, throughput: 480 },
    ])
  })

  it('are asked for once for all models, whatever the case of an id', async () => {
    const router = routerAt()
    const answers = await Promise.all(['acme/chat', 'Acme/Chat', 'acme/alone', 'acme/paint'].map(router.facts))
    expect(answers.map((answer) => answer.kind === 'found' && answer.providers.length)).toEqual([3, 3, 0, 0])
    expect(twin.calls).toBe(1)
  })

  it('are asked for without a token', async () => {
    twin.authorization = 'not asked'
    await routerAt().facts('acme/chat')
    expect(twin.authorization).toBeUndefined()
  })

  it('are given while newer ones are asked for, and when none come', async () => {
    const router = routerAt({ remember: 0, rest: 0 })
    await router.facts('acme/chat')
    twin.mood = 'empty'
    expect(await providersOf(router, 'acme/chat')).toHaveLength(3)
    await untilCalled(2)
    await expect.poll(() => providersOf(router, 'acme/chat')).toEqual([])
    twin.mood = 'failing'
    const calls = twin.calls
    expect(await providersOf(router, 'acme/chat')).toEqual([])
    await untilCalled(calls + 1)
    expect(await providersOf(router, 'acme/chat')).toEqual([])
  })

  it('are not given when they are too old', async () => {
    const router = routerAt({ remember: 0, keep: 0, rest: 0 })
    await router.facts('acme/chat')
    twin.mood = 'failing'
    expect(await router.facts('acme/chat')).toEqual({ kind: 'unreachable', why: 'status', status: 503 })
  })

  it('leave out what cannot be', async () => {
    twin.mood = 'lying'
    expect(await providersOf(routerAt(), 'acme/chat')).toEqual([
      { provider: 'together' },
      { provider: 'novita' },
      { provider: 'cohere' },
      { provider: '<script>globalThis.broken=1</script>', status: 'live' },
    ])
  })

  it.each([
    ['silent', { kind: 'unreachable', why: 'timeout' }],
    ['failing', { kind: 'unreachable', why: 'status', status: 503 }],
    ['malformed', { kind: 'unreachable', why: 'malformed', status: 200 }],
  ] as const)('say what is wrong with a router that is %s, and leave it alone for a while', async (mood, problem) => {
    twin.mood = mood
    // Only who is silent is waited for.
    const router = routerAt(mood === 'silent' ? { wait: 100 } : {})
    expect(await router.facts('acme/chat')).toEqual(problem)
    twin.mood = 'well'
    expect(await router.facts('acme/chat')).toEqual(problem)
    await expect.poll(() => twin.calls).toBe(1)
  })

  it('are not there where nobody is asked', async () => {
    const router = createRouter({ url: undefined })
    expect(router.isOn).toBe(false)
    expect(await router.facts('acme/chat')).toEqual({ kind: 'off' })
  })

  it('are read from anything without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (anything, entry) => {
        readFacts(anything)
        readFacts({
          data: [{ id: 'a/b', providers: [entry, { provider: 'x', pricing: anything, throughput: entry }] }],
        })
      }),
    )
  })
})
