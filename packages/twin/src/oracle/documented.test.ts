import { PROVIDERS, type Target } from '@model-snippets/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../cases/cases.ts'
import { documentedChoice } from '../cases/chat.ts'
import { knownParameters } from '../cases/options.ts'
import { Runner } from '../run/runner.ts'
import { agreements } from '../services/agreement.ts'
import type { Disagreement } from '../services/contract.ts'
import { CONTRACTS } from '../services/contracts.generated.ts'
import { violationsOf } from '../services/documented.ts'
import { Twin } from '../services/twin.ts'
import { disagreementsOf } from './as-documented.ts'
import { type Call, isChat } from './call.ts'
import { publishedAsSent, publishedRequests } from './published.ts'
import type { PublishedRequest } from './published-request.ts'

// The clients start again for each call, on a machine that may be busy.
let twin: Twin
let runner: Runner

beforeAll(async () => {
  twin = await Twin.start()
  runner = await Runner.start(twin)
})

afterAll(async () => {
  await runner.stop()
  await twin.stop()
})

const ROUTES = Object.values(PROVIDERS).flatMap(({ id, routes }) =>
  Object.keys(routes).map((task) => [id, task] as const),
)

/** A call with parameters; a chat has those of the cases that its provider documents. */
function callOf(provider: string, task: string, target: Target): Call {
  const question = { task, provider, target, streaming: false }
  if (isChat(question)) return ask(question, documentedChoice(question)).call
  const parameters = knownParameters(question, provider)
  return ask(question, parameters === undefined ? {} : { options: { parameters } }).call
}

/** The call that shows a disagreement; the same call if any call shows it. */
const callThatShows = (call: Call, { model, inputs }: Disagreement): Call =>
  model === undefined && inputs === undefined
    ? call
    : {
        ...call,
        inputs: inputs ?? call.inputs,
        mappings: call.mappings.map((mapping) => (model === undefined ? mapping : { ...mapping, providerId: model })),
      }

describe.each(ROUTES)('the published clients’ requests to %s for %s', (provider, task) => {
  let call: Call
  let sent: readonly PublishedRequest[]
  let documented: readonly PublishedRequest[]

  beforeAll(async () => {
    call = callOf(provider, task, 'direct')
    sent = (await publishedAsSent(call, twin, runner)).requests
    documented = (await publishedRequests(call, twin, runner)).requests
  })

  it('match the provider’s documentation or a decision', () => {
    const undocumented = documented.flatMap(({ client, request }) =>
      violationsOf(call, request).map(({ text }) => `${client}: ${text}`),
    )
    expect(undocumented).toEqual([])
  })

  it('come from the expected clients', () => {
    const { clients } = agreements().find((each) => each.provider === provider && each.task === task) ?? { clients: {} }
    const asking = Object.entries(clients).flatMap(([client, word]) => (word === 'unsupported' ? [] : [client]))
    expect([...new Set(sent.map(({ client }) => client as string))].sort()).toEqual(asking.sort())
  })

  it('still differ where there is a decision', async () => {
    const decided = (CONTRACTS[provider]?.disagreements ?? []).filter(({ tasks }) => tasks.includes(task))
    for (const disagreement of decided) {
      const asked = callThatShows(call, disagreement)
      const requests = asked === call ? sent : (await publishedAsSent(asked, twin, runner)).requests
      const differing = requests.filter((each) => disagreementsOf(each, asked).includes(disagreement))
      expect(differing.map(({ client }) => client)).toEqual(disagreement.clients)
    }
  })
})
