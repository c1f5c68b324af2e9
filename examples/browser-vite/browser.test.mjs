import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { getInferenceSnippets } from '@model-snippets/core'
import { preview } from 'vite'

// Not the synchronous form: this process serves the page.
const run = promisify(execFile)
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=5000', '--dump-dom']

test('the bundle stays small', () => {
  const [script] = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  assert.ok(gzipSync(readFileSync(`dist/assets/${script}`)).length < 252_000)
})

test('the page shows an example', { skip: existsSync(CHROMIUM) ? false : `${CHROMIUM} is missing` }, async () => {
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' } })
  const { port } = server.httpServer.address()
  const { stdout } = await run(CHROMIUM, [...FLAGS, `http://127.0.0.1:${port}/`])
  await server.close()
  const model = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const messages = [{ role: 'user', content: "What's the capital of Peru?" }]
  const [first] = getInferenceSnippets(model, 'auto', undefined, { messages })
  assert.ok(stdout.includes(escaped(first.content)), stdout)
})

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
