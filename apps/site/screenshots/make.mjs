// `npm run screenshots`: pictures of every page in both themes, to look at and not kept; the one of the README; and the card
// that goes with links to the site. The site must be built.
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const SITE = fileURLToPath(new URL('..', import.meta.url))
const PICTURES = fileURLToPath(new URL('../../../screenshots/', import.meta.url))
const OF_README = fileURLToPath(new URL('../../../docs/model-page.png', import.meta.url))
const CARD = fileURLToPath(new URL('../public/social-card.png', import.meta.url))
const MARK = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
const MOST_BYTES = 170_000
const THEMES = /** @type {const} */ (['light', 'dark'])
/** The screens of a desk, a tablet and two phones. */
const SCREENS = /** @type {const} */ ([
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 640],
])

/** @type {readonly (readonly [name: string, path: string, locale?: string])[]} */
const PAGES = [
  ['home', '/'],
  ['model', '/models/openai/gpt-oss-120b'],
  ['model-locally', '/models/openai/gpt-oss-120b/run-locally'],
  ['model-in-agents', '/models/openai/gpt-oss-120b/coding-agents'],
  ['model-with-tools', '/models/openai/gpt-oss-120b?recipe=tool-loop&stream=true'],
  ['model-of-tables', '/models/google/tapas-base-finetuned-wtq'],
  ['model-in-german', '/models/openai/gpt-oss-120b?provider=groq', 'de'],
  ['tasks', '/tasks'],
  ['task', '/tasks/token-classification'],
  ['libraries', '/libraries'],
  ['library', '/libraries/diffusers'],
  ['agents', '/agents'],
  ['api', '/api'],
  ['missing', '/models/openai/gpt-oss'],
]

const server = spawn(process.execPath, ['server.mjs'], {
  cwd: SITE,
  env: { ...process.env, NODE_ENV: 'production', PORT: '0', HUB_URL: 'off', ROUTER_URL: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
try {
  const baseURL = await firstLine()
  rmSync(PICTURES, { recursive: true, force: true })
  mkdirSync(PICTURES)
  for (const [name, path, locale = 'en'] of PAGES) {
    for (const colorScheme of THEMES) {
      for (const [width, height] of SCREENS) await takePage({ baseURL, name, path, width, height, locale, colorScheme })
    }
  }
  keepForReadme(`${PICTURES}model-light-1440.png`)
  await takeCard()
} finally {
  await browser.close()
  server.kill('SIGTERM')
}

/** @returns {Promise<string>} where the site answers */
function firstLine() {
  return new Promise((resolve, reject) => {
    createInterface(server.stdout).once('line', resolve)
    server.once('exit', (code) => reject(new Error(`The site ended before it answered (exit code ${code})`)))
  })
}

/** @param {{ baseURL: string, name: string, path: string, width: number, height: number, locale: string, colorScheme: 'light' | 'dark' }} shot */
async function takePage({ baseURL, name, path, width, height, locale, colorScheme }) {
  const viewport = { width, height }
  const context = await browser.newContext({ baseURL, viewport, locale, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${PICTURES}${name}-${colorScheme}-${width}.png` })
  await context.close()
}

/** @param {string} picture */
function keepForReadme(picture) {
  const { size } = statSync(picture)
  if (size > MOST_BYTES) throw new Error(`${picture} has ${size} bytes; at most ${MOST_BYTES} should be kept`)
  copyFileSync(picture, OF_README)
}

/** The card has the site's mark and its promise, and nothing that changes. */
async function takeCard() {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(`<!doctype html>
<style>
  body { margin: 0; height: 630px; box-sizing: border-box; padding: 84px 96px; display: flex; flex-direction: column;
    justify-content: space-between; background: #faf9f6; color: #17181a; font-family: 'Liberation Sans', Arial, sans-serif }
  svg { width: 112px; height: 112px }
  h1 { margin: 0; font-size: 84px; line-height: 1.05; letter-spacing: -0.03em; max-width: 900px }
  p { margin: 0; font-size: 28px; color: #575a5f }
  b { color: #17181a }
</style>
${MARK}
<h1>Copy code that calls a model</h1>
<p><b>Model Snippets</b> · Code for hosted models, in the language and client you use</p>`)
  writeFileSync(CARD, await page.screenshot())
}
