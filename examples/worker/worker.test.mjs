import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { getInferenceSnippets } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'

let worker
let site
before(async () => {
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  worker = spawn('npx', ['workerd', 'serve', 'worker.capnp', `--socket-addr=http=127.0.0.1:${port}`], {
    stdio: 'inherit',
    detached: true,
  })
  for (let tries = 0; tries < 6000; tries++) {
    if (await fetch(site).catch(() => undefined)) return
    await sleep(50)
  }
  throw new Error('workerd does not answer')
})
after(() => process.kill(-worker.pid))

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

test('the worker answers what the library gives', async () => {
  const response = await fetch(`${site}/?model=openai/gpt-oss-120b&provider=groq`)
  assert.equal(response.status, 200)
  assert.deepEqual(await response.json(), getInferenceSnippets(findModel('openai/gpt-oss-120b'), 'groq'))
})

test('the worker names models that may have been meant', async () => {
  const response = await fetch(`${site}/?model=openai/gpt-oss`)
  assert.equal(response.status, 404)
  assert.match((await response.json()).near.join(), /openai\/gpt-oss-/)
})
