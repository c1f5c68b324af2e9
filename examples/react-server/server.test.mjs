import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { chromium } from 'playwright-core'
import { assertLooks } from '../testing/looks.mjs'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

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

for (const colorScheme of ['light', 'dark']) {
  test(`the page wakes up as it was sent, and has its looks: ${colorScheme}`, {
    skip: existsSync(CHROMIUM) ? false : `${CHROMIUM} is missing`,
  }, async () => {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage({ colorScheme })
      page.setDefaultTimeout(300_000)
      await page.goto(site)
      await page.locator('html[data-woken="true"]').waitFor()
      assert.equal(await page.locator('html[data-problem]').count(), 0)
      await assertLooks(page, colorScheme)
      const other = colorScheme === 'light' ? 'dark' : 'light'
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), other)
      await assertLooks(page, other)
    } finally {
      await browser.close()
    }
  })
}
