import { addServing, createHub } from '@model-snippets/hub'
import { type HubTwin, startHubTwin } from '@model-snippets/hub/testing'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { readArguments } from './arguments.ts'
import { createMcpServer } from './mcp/server.ts'
import { run } from './run.ts'

let twin: HubTwin
beforeAll(async () => {
  twin = await startHubTwin()
})
afterAll(() => twin.close())
afterEach(() => {
  vi.unstubAllEnvs()
  twin.mood = 'well'
  twin.calls.length = 0
})

/** What the program prints while the hub is the twin, or another address. */
async function printed(argv: readonly string[], hub = twin.url.href): Promise<{ out: string; err: string }> {
  vi.stubEnv('HUB_URL', hub)
  const all = { out: '', err: '' }
  await run(readArguments(argv), {
    out: (text) => {
      all.out += text
    },
    err: (text) => {
      all.err += text
    },
    readInput: () => Promise.resolve('{"id": "black-forest-labs/FLUX.1-dev", "pipeline_tag": "text-to-image"}'),
    interactive: false,
    errorIsTerminal: false,
  })
  return all
}

const FLUX = ['black-forest-labs/FLUX.1-dev', '-p', 'fal-ai', '-c', 'curl']

it('asks the hub for the provider’s id of an embedded model', async () => {
  const { out, err } = await printed(FLUX)
  expect(out).toContain('https://router.huggingface.co/fal-ai/fal-ai/flux/dev')
  expect(err).toBe('')
  expect(twin.calls.map(({ path }) => path)).toEqual(['/api/models/black-forest-labs/FLUX.1-dev'])
})

it.each([
  ['the hub does not answer', 'failing', undefined, 'didn’t provide it'],
  ['nobody wants it to be asked', 'well', 'off', 'HUB_URL=off'],
] as const)('says on standard error what is assumed when %s', async (_, mood, hub, trouble) => {
  twin.mood = mood
  const { out, err } = await printed(FLUX, hub)
  expect(out).toContain('https://router.huggingface.co/fal-ai/black-forest-labs/FLUX.1-dev')
  expect(err).toMatch(/^note: We assume that "black-forest-labs\/FLUX\.1-dev" is fal’s id for the model\.\n/)
  expect(err).toContain(trouble)
  expect(err).toContain('--provider-id')
})

it.each([
  ['the id is given', [...FLUX, '--provider-id', 'fal-ai/flux/dev']],
  ['the router finds the id', ['openai/gpt-oss-20b', '-p', 'groq', '-c', 'curl']],
  ['the caller brings the record', ['--record', '-', '-p', 'hf-inference', '-c', 'curl']],
])('asks nobody, and assumes nothing, when %s', async (_, argv) => {
  expect((await printed(argv)).err).toBe('')
  expect(twin.calls).toEqual([])
})

it('gives the assumptions with the snippets', async () => {
  const { out } = await printed([...FLUX, '--json'], 'off')
  expect(JSON.parse(out)[0].assumptions).toEqual([
    {
      what: expect.stringContaining('fal'),
      why: expect.any(String),
      howToKnow: expect.stringContaining('FLUX.1-dev'),
      option: 'providerId',
    },
  ])
})

it('asks the hub in the server for agents, once for a model', async () => {
  const hub = createHub({ url: twin.url })
  const server = createMcpServer({ addServing: async (model) => (await addServing(hub, model)).model })
  const [client, other] = InMemoryTransport.createLinkedPair()
  const agent = new Client({ name: 'test', version: '1' })
  await Promise.all([server.connect(other), agent.connect(client)])
  for (const name of ['get_snippets', 'get_wire_request']) {
    const question = { model: 'black-forest-labs/FLUX.1-dev', provider: 'fal-ai' }
    const { structuredContent } = await agent.callTool({ name, arguments: question })
    expect(JSON.stringify(structuredContent)).toContain('/fal-ai/fal-ai/flux/dev')
    expect(JSON.stringify(structuredContent)).not.toContain('assumptions')
  }
  expect(twin.calls).toHaveLength(1)
  await agent.close()
})
