import { createMcpHandler } from '@model-snippets/cli/mcp'
import { registerTemplate } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readArguments } from '../../../../packages/cli/src/arguments.ts'
import { answerLine } from '../../../../packages/cli/src/batch/answer-line.ts'
import { run } from '../../../../packages/cli/src/run.ts'
import { createApi } from '../api/api.ts'
import { plainExample } from './plain-example.ts'

/* Whoever names a language or a client is written nothing else: neither shown nor thrown away. */

const ID = 'openai/gpt-oss-120b'
const { api } = createApi()
const mcp = createMcpHandler()
let written = 0
let remove: () => void

beforeAll(() => {
  remove = registerTemplate({
    language: 'ruby',
    client: 'counted',
    task: 'conversational',
    template: () => {
      written++
      return 'puts 1\n'
    },
  })
})
afterAll(() => remove())
beforeEach(() => {
  written = 0
})

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify(body),
})
const callOfTool = (given: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_snippets', arguments: { model: ID, ...given } },
})
const streams = {
  out: () => undefined,
  err: () => undefined,
  errorIsTerminal: false,
  input: () => Promise.reject(new Error('nothing is read')),
}

it.each<[string, (choice: { language?: string; client?: string }) => Promise<unknown>]>([
  ['API, by address', async (choice) => api.request(`/api/models/${ID}/snippets?${new URLSearchParams(choice)}`)],
  ['API, by body', async (choice) => api.request('/api/snippets', post({ model: ID, ...choice }))],
  ['plain forms', (choice) => plainExample(new URL(`http://localhost/models/${ID}.md?${new URLSearchParams(choice)}`))],
  ['MCP', async (choice) => (await mcp(new Request('http://localhost/mcp', post(callOfTool(choice))))).text()],
  [
    'command line',
    (choice) =>
      run(
        readArguments([ID, ...Object.entries(choice).flatMap(([name, value]) => [`--${name}`, value])]) as never,
        streams as never,
      ),
  ],
  ['batch', async (choice) => answerLine(JSON.stringify(findModel(ID)), { provider: 'auto', ...choice })],
])('%s', async (_, ask) => {
  await ask({ language: 'sh' })
  await ask({ client: 'curl' })
  expect(written).toBe(0)
  await ask({})
  expect(written).toBeGreaterThan(0)
})

it('a file of one language is that language alone', async () => {
  await plainExample(new URL(`http://localhost/models/${ID}.sh`))
  expect(written).toBe(0)
})

it('a client without an example is refused with those that have one', async () => {
  const answer = await api.request(`/api/models/${ID}/snippets?provider=groq&language=js&client=anthropic`)
  expect(answer.status).toBe(404)
  const { errors } = (await answer.json()) as { readonly errors: readonly { readonly validValues: string[] }[] }
  expect(errors[0]?.validValues).toContain('openai')
})
