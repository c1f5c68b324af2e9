import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getInferenceSnippets, languageRecord, programFileOf, type SnippetOptions } from '@model-snippets/core'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const TWIN = fileURLToPath(new URL('../../../', import.meta.url))
const JAVASCRIPT = languageRecord('js')
const { fileName, run: COMMAND } = programFileOf(JAVASCRIPT, 'posix', true)
const { manifest } = JAVASCRIPT

const MODEL = { id: 'acme/model', pipeline_tag: 'text-generation', tags: ['conversational'] }
const ANSWER = 'It is raining in Aveiro.'
const CALL = { id: 'call_1', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Aveiro"}' } }

interface Asked {
  readonly stream?: boolean
  readonly tools?: readonly object[]
  readonly messages: readonly { readonly role: string }[]
}

/** The message of an answer: a call where there are tools and nothing was called yet. */
const messageFor = ({ tools, messages }: Asked): object =>
  tools === undefined || messages.some(({ role }) => role === 'tool')
    ? { role: 'assistant', content: ANSWER }
    : { role: 'assistant', content: null, tool_calls: [{ index: 0, ...CALL }] }

let server: Server
let endpointUrl: string
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const asked = (await json(request)) as Asked
    const message = messageFor(asked)
    if (asked.stream) {
      response.setHeader('content-type', 'text/event-stream')
      const chunk = { choices: [{ index: 0, delta: message, finish_reason: 'stop' }] }
      response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`)
    } else {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpointUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(() => server.close())

it.each<[client: string, options: SnippetOptions]>([
  ['fetch', {}],
  ['fetch', { streaming: true, retries: true }],
  ['fetch', { recipe: 'tool-loop' }],
  ['openai', { recipe: 'tool-loop', streaming: true }],
  ['openai', { parameters: { top_k: 5 } }],
  ['huggingface.js', { recipe: 'tool-loop', retries: true }],
])('%s runs as its file says, as TypeScript: %j', async (client, options) => {
  const snippets = getInferenceSnippets(MODEL, 'auto', undefined, { ...options, endpointUrl, typescript: true })
  const snippet = snippets.find((each) => each.language === 'js' && each.client === client)
  // Below this package, where the clients are.
  const folder = await mkdtemp(join(TWIN, '.typescript-'))
  try {
    await writeFile(join(folder, fileName), snippet?.content ?? '')
    // As in a zip; without it, the folder would be a part of this package.
    await writeFile(join(folder, 'package.json'), manifest?.text(snippet?.install ?? null, () => undefined, true) ?? '')
    const { stdout } = await run('sh', ['-c', COMMAND], { cwd: folder, env: { ...process.env, API_TOKEN: 'none' } })
    expect(stdout).toContain(ANSWER)
  } finally {
    await rm(folder, { recursive: true })
  }
})
