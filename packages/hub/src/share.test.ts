import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHub } from './hub.ts'
import { type HubTwin, startHubTwin } from './testing/hub-twin.ts'

let twin: HubTwin
beforeAll(async () => {
  twin = await startHubTwin()
})
afterAll(() => twin.close())

it('asks the network only out of a share, and gives what is remembered without', async () => {
  const hub = createHub({ url: twin.url })
  let left = 3
  const mayAsk = () => left-- > 0
  const first = await hub.find('black-forest-labs/FLUX.1-dev', mayAsk)
  left = 0
  expect(await hub.find('black-forest-labs/FLUX.1-dev', mayAsk)).toEqual(first)
  const calls = twin.calls.length
  expect(await hub.find('somebody/else', mayAsk)).toEqual({ kind: 'unreachable', why: 'limited' })
  expect(await hub.search({ text: 'else' }, mayAsk)).toEqual({ kind: 'unreachable', why: 'limited' })
  expect(twin.calls.length).toBe(calls)
})
