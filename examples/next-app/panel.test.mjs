import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { after, before, test } from 'node:test'
import { chromium } from 'playwright-core'
import { assertLooks } from '../testing/looks.mjs'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const skip = existsSync(CHROMIUM) ? false : `${CHROMIUM} is missing`

let server
let site
before(async () => {
  const port = await freePort()
  site = `http://127.0.0.1:${port}/`
  server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 3000; tries++) {
    if (await fetch(site).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
})
after(() => server.kill())

test('the server sends examples and colours', async () => {
  const html = await (await fetch(site)).text()
  assert.match(html, /capital of Peru/)
  assert.match(html, /class="ms-keyword"/)
})

for (const colorScheme of ['light', 'dark']) {
  test(`the panel has its looks in a ${colorScheme} page`, { skip }, async () => {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage({ colorScheme })
      page.setDefaultTimeout(300_000)
      const problems = []
      page.on('pageerror', (error) => problems.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      await page.goto(site)
      await assertLooks(page, colorScheme)
      await page.getByLabel('Provider').selectOption('groq')
      await page.getByText('openai/gpt-oss-120b:groq').first().waitFor()
      assert.deepEqual(problems, [])
    } finally {
      await browser.close()
    }
  })
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
