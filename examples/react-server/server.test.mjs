import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'

const run = promisify(execFile)
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=5000', '--dump-dom']

let server
let site
before(async () => {
  server = spawn('node', ['serve.mjs'], { env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(server.stdout, 'data')
  site = String(line).trim()
})
after(() => server.kill())

test('the server sends the code itself, and the style sheet', async () => {
  const html = await (await fetch(site)).text()
  assert.match(html, /capital of Peru/)
  assert.match(html, /from openai import OpenAI|import os/)
  const [, styles] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? []
  assert.match(await (await fetch(site + styles)).text(), /\.ms-code/)
})

test('the page wakes up as it was sent', {
  skip: existsSync(CHROMIUM) ? false : `${CHROMIUM} is missing`,
}, async () => {
  const { stdout } = await run(CHROMIUM, [...FLAGS, site])
  const [root] = /<html[^>]*>/.exec(stdout) ?? ['']
  assert.match(root, /data-woken="true"/)
  assert.doesNotMatch(root, /data-problem/)
})
