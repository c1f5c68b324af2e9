import { createRouter } from '@model-snippets/hub'
import { type RouterTwin, startRouterTwin } from '@model-snippets/hub/testing/router-twin'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMcpServer } from './server.ts'

let router: RouterTwin
beforeAll(async () => {
  router = await startRouterTwin()
})
afterAll(() => router.close())

async function providersOf(options: Parameters<typeof createMcpServer>[0], given: object) {
  const [own, other] = InMemoryTransport.createLinkedPair()
  await createMcpServer(options).connect(own)
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(other)
  const { content, structuredContent, isError } = await client.callTool({
    name: 'get_providers',
    arguments: { ...given },
  })
  await client.close()
  const [{ text }] = content as [{ text: string }]
  return { text, structured: structuredContent as { facts: object | null; providers: object[] }, isError }
}

const CHAT = { model: 'acme/chat', task: 'conversational' }

it('shows what the router tells of each provider, and when it told it', async () => {
  const { facts: askRouter } = createRouter({ url: router.url })
  const { text, structured } = await providersOf({ askRouter }, CHAT)
  const [head = ''] = text.split('\n')
  expect(head).toContain('$ per million input tokens | $ per million output tokens')
  const row = text.split('\n').find((line) => line.startsWith('| scaleway |'))
  expect(row).toMatch(/^\| scaleway \| yes \| 0\.15 \| 0\.6 \|/)
  expect(text).toMatch(/Prices, speeds, and features from the router, as of \d{4}-\d\d-\d\dT.*Z\.$/)
  expect(structured.providers).toContainEqual(
    expect.objectContaining({
      id: 'scaleway',
      facts: expect.objectContaining({ price: { input: 0.15, output: 0.6 } }),
    }),
  )
})

it.each([
  ['failing', 'unreachable', 'gave no usable response'],
  ['malformed', 'unreachable', 'gave no usable response'],
] as const)('says that a router which is %s told nothing', async (mood, state, words) => {
  router.mood = mood
  const { facts: askRouter } = createRouter({ url: router.url })
  const { text, structured } = await providersOf({ askRouter }, CHAT)
  expect(text).toContain(words)
  expect(structured.facts).toEqual({ state })
  expect(text).not.toContain('$')
  router.mood = 'well'
})

it('nobody is asked where hub and router are off', async () => {
  const before = router.calls
  const { facts: askRouter } = createRouter({ url: undefined })
  const { text, structured } = await providersOf({ askRouter }, CHAT)
  expect(text).toContain('Prices, speeds, and features unavailable: look-ups are disabled.')
  expect(structured.facts).toEqual({ state: 'off' })
  expect(router.calls).toBe(before)
})

it('refuses a model that no provider is known for', async () => {
  const { text, isError } = await providersOf({}, { model: 'acme/robot', task: 'robotics' })
  expect([isError, text]).toEqual([true, expect.stringContaining('robotics')])
})
