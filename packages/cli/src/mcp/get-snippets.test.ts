import { createRouter } from '@model-snippets/hub'
import { type RouterTwin, startRouterTwin } from '@model-snippets/hub/testing/router-twin'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readArguments } from '../arguments.ts'
import { run } from '../run.ts'
import { createMcpServer } from './server.ts'

const REASON = 'Featherless AI doesn’t support tool calling with this model'

let router: RouterTwin
const client = new Client({ name: 'test', version: '1' })
beforeAll(async () => {
  router = await startRouterTwin()
  vi.stubEnv('HUB_URL', 'off')
  vi.stubEnv('ROUTER_URL', router.url.href)
  const { facts: askRouter } = createRouter({ url: router.url })
  const [own, other] = InMemoryTransport.createLinkedPair()
  await Promise.all([createMcpServer({ askRouter }).connect(own), client.connect(other)])
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([client.close(), router.close()])
})

async function byTool(name: string, more: object): Promise<string> {
  const given = { model: 'acme/chat', task: 'conversational', provider: 'featherless-ai', ...more }
  const { content } = await client.callTool({ name, arguments: given })
  const [{ text }] = content as [{ text: string }]
  return text
}

/** What the command line prints. */
async function byCommand(argv: readonly string[]): Promise<{ out: string; err: string }> {
  const printed = { out: '', err: '' }
  const given = ['acme/chat', '--task', 'conversational', '-p', 'featherless-ai', ...argv]
  await run(readArguments(given), {
    out: (text) => {
      printed.out += text
    },
    err: (text) => {
      printed.err += text
    },
    readInput: () => Promise.resolve(''),
    interactive: false,
    errorIsTerminal: false,
  })
  return printed
}

it('offers no tool loop at a provider of which the router says that it calls no tools, as the command line does', async () => {
  const loop = { recipe: 'tool-loop' }
  expect(await byTool('get_snippets', loop)).toContain(REASON)
  expect(await byTool('get_snippets', loop)).toContain('No example for')
  expect(await byTool('get_wire_request', loop)).toContain('no request for')
  const { out, err } = await byCommand(['--recipe', 'tool-loop'])
  expect(out).toBe('')
  expect(err).toContain(REASON)
})

it('asks the router for nothing else, and offers the loop elsewhere', async () => {
  const before = router.calls
  expect(await byTool('get_snippets', { language: 'python', client: 'openai' })).toContain('chat.completions.create')
  expect((await byCommand(['-c', 'curl'])).out).toContain('curl')
  expect(router.calls).toBe(before)
  expect(await byTool('get_snippets', { recipe: 'tool-loop', provider: 'scaleway' })).toContain('get_weather')
})
