import { addServing, createHub, createRouter } from '@model-snippets/hub'
import { type HubTwin, startHubTwin } from '@model-snippets/hub/testing'
import { type RouterTwin, startRouterTwin } from '@model-snippets/hub/testing/router-twin'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { agentsCommand } from '../agents/command.ts'
import { createMcpServer } from './server.ts'

const MODEL = 'acme/chat'

let hub: HubTwin
let router: RouterTwin
const client = new Client({ name: 'test', version: '1' })
beforeAll(async () => {
  ;[hub, router] = await Promise.all([startHubTwin(), startRouterTwin()])
  vi.stubEnv('HUB_URL', hub.url.href)
  vi.stubEnv('ROUTER_URL', router.url.href)
  const asked = createHub({ url: hub.url })
  const { facts: askRouter } = createRouter({ url: router.url })
  const server = createMcpServer({ addServing: async (model) => (await addServing(asked, model)).model, askRouter })
  const [own, other] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(own), client.connect(other)])
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([client.close(), hub.close(), router.close()])
})

async function byTool(more: object): Promise<{ text: string; setUps: object[] | undefined }> {
  const given = { model: MODEL, task: 'conversational', agent: 'codex', system: 'linux', ...more }
  const { content, structuredContent } = await client.callTool({ name: 'get_agent_set_up', arguments: given })
  const [{ text }] = content as [{ text: string }]
  const { setUps } = (structuredContent ?? {}) as { setUps?: { ranWith?: unknown }[] }
  return { text, setUps: setUps?.map(({ ranWith: _, ...setUp }) => setUp) }
}

async function byCommand(argv: readonly string[], record?: object): Promise<{ out: string; err: string }> {
  const printed = { out: '', err: '' }
  const model = record === undefined ? ['--model', MODEL, '--task', 'conversational'] : ['--record', '-']
  const given = ['codex', ...model, '--system', 'linux', ...argv]
  await agentsCommand(given, {
    out: (text) => {
      printed.out += text
    },
    err: (text) => {
      printed.err += text
    },
    readInput: () => Promise.resolve(JSON.stringify(record)),
    interactive: false,
    errorIsTerminal: false,
  })
  return printed
}

it.each([
  ['what the router says of the provider', { provider: 'scaleway' }, [], '131072'],
  ['the name that the provider has for the model', { provider: 'groq', directRequest: true }, ['--direct'], '-preview'],
])('holds %s, as the command line does', async (_, more, flags, part) => {
  const { text, setUps } = await byTool(more)
  expect(text).toContain(part)
  expect(text).not.toContain('We assume that Groq calls')
  const { out } = await byCommand(['--provider', more.provider, '--json', ...flags])
  expect(setUps).toEqual(JSON.parse(out))
})

it('offers none at a provider of which the router says that it calls no tools, as the command line does', async () => {
  const reason = 'Featherless AI doesn’t support tool calling with this model'
  expect(await byTool({ provider: 'featherless-ai' })).toEqual({
    text: expect.stringContaining(reason),
    setUps: undefined,
  })
  expect((await byCommand(['--provider', 'featherless-ai'])).err).toContain(reason)
})

it('asks the router of a model whose record is given, as the command line does', async () => {
  const record = { id: MODEL, pipeline_tag: 'text-generation', tags: ['conversational'] }
  const { setUps } = await byTool({ model: undefined, task: undefined, record, provider: 'scaleway' })
  expect(JSON.stringify(setUps)).toContain('131072')
  expect(setUps).toEqual(JSON.parse((await byCommand(['--provider', 'scaleway', '--json'], record)).out))
})

it('names the argument that is wrong', async () => {
  expect((await byTool({ agent: 'cody' })).text).toMatch(/^agent: expected one of codex, /)
})

it('starts a server on this machine, as the command line does, and looks nothing up', async () => {
  const before = [hub.calls.length, router.calls]
  const record = { id: 'acme/lantern-GGUF', pipeline_tag: 'text-generation', tags: ['gguf', 'conversational'] }
  const given = { model: undefined, task: undefined, record, app: 'ollama', quantization: 'Q8_0' }
  const { text, setUps } = await byTool(given)
  expect(text).toContain('OLLAMA_CONTEXT_LENGTH=65536 ollama serve')
  const { out } = await byCommand(['--app', 'ollama', '--quantization', 'Q8_0', '--json'], record)
  expect(setUps).toEqual(JSON.parse(out))
  expect((await byTool({ ...given, provider: 'together' })).text).toMatch(/^provider: doesn’t apply/)
  expect((await byTool({ ...given, endpointUrl: 'http://localhost:1/v1' })).text).toMatch(/^endpointUrl: doesn’t apply/)
  expect([hub.calls.length, router.calls]).toEqual(before)
})

it('asks nobody of an endpoint', async () => {
  const before = [hub.calls.length, router.calls]
  expect((await byTool({ endpointUrl: 'http://localhost:8080/v1' })).setUps).toHaveLength(1)
  expect([hub.calls.length, router.calls]).toEqual(before)
})
