import { type HubTwin, startHubTwin, TWIN_TOKEN } from '@model-snippets/hub/testing'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { readArguments } from './arguments.ts'
import { findOnHub } from './find-on-hub.ts'
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
async function printed(argv: readonly string[], hub = twin.url.href, token = ''): Promise<string> {
  vi.stubEnv('HUB_URL', hub)
  vi.stubEnv('HUB_TOKEN', token)
  let out = ''
  const code = await run(readArguments(argv), {
    out: (text) => {
      out += text
    },
    err: () => undefined,
    readInput: () => Promise.resolve(''),
    interactive: false,
    errorIsTerminal: false,
  })
  expect(code).toBe(0)
  return out
}

it('writes examples of a model that only the hub knows, with its providers', async () => {
  const code = await printed(['acme/chat', '-p', 'scaleway', '--direct', '-c', 'curl'])
  expect(code).toContain('"model": "acme-chat"')
  expect(twin.calls.map(({ path }) => path)).toEqual(['/api/models/acme/chat'])
})

it('chooses among the files that the hub lists', async () => {
  const script = await printed(['acme/small-GGUF', '--app', 'llama-cpp', '-q', 'q8_0', '--system', 'linux'])
  expect(script).toContain('-hf acme/small-GGUF:Q8_0 ')
})

it('does not ask for what is embedded, nor for what the command line says', async () => {
  await printed(['openai/gpt-oss-20b', '-c', 'curl'])
  await printed(['you/your-model', '--task', 'conversational', '-c', 'curl'])
  expect(twin.calls).toEqual([])
})

it('shows private models to those who may see them', async () => {
  expect(await printed(['acme/secret', '-c', 'curl'], undefined, TWIN_TOKEN)).toContain('acme/secret')
  await expect(printed(['acme/secret', '-c', 'curl'])).rejects.toThrow(
    `it isn’t built in, and ${twin.url.host} doesn’t have it or doesn’t show it without HUB_TOKEN`,
  )
})

it.each([
  ['acme/nothing', {}, 'or doesn’t show it without HUB_TOKEN'],
  ['acme/nothing', { HUB_TOKEN: 'hf_wrong' }, 'rejected the request sent with this HUB_TOKEN (status 401)'],
  ['odd/locked', {}, 'set HUB_TOKEN to a token with access'],
  ['odd/locked', { HUB_TOKEN: TWIN_TOKEN }, 'this HUB_TOKEN has no access'],
  ['odd/broken', {}, 'gave no usable response (status, status 500)'],
  ['odd/half', {}, 'gave no usable response (malformed'],
  ['acme/chat', { HUB_URL: 'http://127.0.0.1:9' }, '127.0.0.1:9 gave no usable response (network)'],
  ['acme/chat', { HUB_URL: 'off' }, 'HUB_URL=off'],
])('says of %s with %j why there is none', async (id, environment, reason) => {
  expect(await findOnHub(id, { HUB_URL: twin.url.href, ...environment })).toContain(reason)
})

it('refuses an address that is none', async () => {
  await expect(findOnHub('acme/chat', { HUB_URL: 'hub' })).rejects.toThrow('HUB_URL must be an http(s) URL')
})
