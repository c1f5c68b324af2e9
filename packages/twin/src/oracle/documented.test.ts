import { PROVIDERS, type Target } from '@model-snippets/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask } from '../matrix/cases.ts'
import { documentedChoice } from '../matrix/chat.ts'
import { knownParameters } from '../matrix/options.ts'
import { Runner } from '../run/runner.ts'
import { violationsOf } from '../services/documented.ts'
import { Twin } from '../services/twin.ts'
import { WITNESSES } from '../services/witnesses.generated.ts'
import { asDocumented, disagreementsOf } from './as-documented.ts'
import { type Call, isChat } from './call.ts'
import { publishedAsSent } from './published.ts'
import type { PublishedRequest } from './published-request.ts'

// The clients are started anew for each call, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 })

let twin: Twin
let runner: Runner

beforeAll(async () => {
  twin = await Twin.start()
  runner = await Runner.start(twin)
}, 300_000)

afterAll(async () => {
  await runner.stop()
  await twin.stop()
})

const ROUTES = Object.values(PROVIDERS).flatMap(({ id, routes }) =>
  Object.keys(routes).map((task) => [id, task] as const),
)

/** A call with parameters that are worth a run; a chat has what its provider documents of the matrix's own. */
function callOf(provider: string, task: string, target: Target): Call {
  const question = { task, provider, target, streaming: false }
  if (isChat(question)) return ask(question, documentedChoice(question)).call
  const parameters = knownParameters(question, provider)
  return ask(question, parameters === undefined ? {} : { options: { parameters } }).call
}

describe.each(ROUTES)('what the published clients send to %s for %s', (provider, task) => {
  let call: Call
  let sent: readonly PublishedRequest[]

  beforeAll(async () => {
    call = callOf(provider, task, 'direct')
    sent = (await publishedAsSent(call, twin, runner)).requests
  }, 120_000)

  it('is as the provider documents it, or decided', () => {
    const undocumented = sent.flatMap((each) =>
      violationsOf(call, asDocumented(each, call).request).map(({ text }) => `${each.client}: ${text}`),
    )
    expect(undocumented).toEqual([])
  })

  it('still differs where it is decided', () => {
    const decided = (WITNESSES[provider]?.disagreements ?? []).filter(({ tasks }) => tasks.includes(task))
    for (const disagreement of decided) {
      const differing = sent.filter((each) => disagreementsOf(each, call).includes(disagreement))
      expect(differing.map(({ client }) => client)).toEqual(disagreement.clients)
    }
  })
})
