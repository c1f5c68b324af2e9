import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, shownCode } from './chromium.ts'

const TWIN = fileURLToPath(new URL('../../../packages/twin/', import.meta.url))
const PERMISSIONS = { permissions: ['clipboard-read', 'clipboard-write'] }
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

/** Performs and counts a reader's steps: clicks, typed texts, and choices in menus. */
class Steps {
  count = 0
  async press(target: Locator): Promise<void> {
    this.count++
    await target.click()
  }
  async type(target: Locator, text: string): Promise<void> {
    this.count++
    await target.fill(text)
  }
  async choose(target: Locator, value: string): Promise<void> {
    this.count++
    await target.selectOption(value)
  }
}

/** Finds a model from the first page. */
async function find(page: Page, steps: Steps, words: string, id: string): Promise<void> {
  await steps.type(page.getByRole('searchbox'), words)
  await steps.press(page.getByRole('link', { name: id }).first())
  await page.getByRole('heading', { level: 1, name: id }).waitFor()
}
const language = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const copy = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true').first()

describeInBrowser('a job on the first day', ({ open }) => {
  it('calls Llama 3.3 from Node, with streaming and a tool, in seven steps', async () => {
    const page = await open('/', PERMISSIONS)
    const steps = new Steps()
    await find(page, steps, 'llama 3.3', 'meta-llama/Llama-3.3-70B-Instruct')
    await steps.press(language(page, 'JavaScript'))
    await steps.press(page.getByLabel('Stream the response'))
    const tool = '{"tools": [{"type": "function", "function": {"name": "get_time", "parameters": {}}}]}'
    await steps.press(page.locator('#options summary').filter({ hasText: 'Parameters' }))
    await steps.type(page.getByLabel('Extra body fields'), tool)
    await expect.poll(() => shownCode(page)).toContain('get_time')
    await steps.press(copy(page, 'Copy the openai example'))
    await expect.poll(() => clipboard(page)).toMatch(/stream: true[\s\S]*get_time|get_time[\s\S]*stream: true/)
    expect(steps.count).toBe(7)
  })

  it('runs a GGUF locally, in three steps', async () => {
    const page = await open('/', PERMISSIONS)
    const steps = new Steps()
    await find(page, steps, 'gguf', 'Qwen/Qwen2.5-0.5B-Instruct-GGUF')
    // It leads with the apps, before any call of a provider.
    const apps = page.locator('#local-apps-title')
    const code = page.locator('#configure')
    const [top, below] = await Promise.all([apps.boundingBox(), code.boundingBox()])
    expect((top?.y ?? Number.NaN) < (below?.y ?? Number.NaN)).toBe(true)
    await steps.press(page.locator('#local-apps-title .ms-copy:visible').nth(1))
    await expect.poll(() => clipboard(page)).toMatch(/Qwen2\.5-0\.5B-Instruct-GGUF|llama|brew|install/)
    expect(steps.count).toBe(3)
  })

  it('finds which provider runs a model, in three steps', async () => {
    const page = await open('/')
    const steps = new Steps()
    await find(page, steps, 'gpt-oss-120b', 'openai/gpt-oss-120b')
    const provider = page.getByLabel('Provider', { exact: true })
    expect(await provider.locator('optgroup').count()).toBeGreaterThan(0)
    await steps.choose(provider, 'groq')
    await expect.poll(() => shownCode(page)).toContain(':groq')
    expect(steps.count).toBe(3)
  })

  it('leads a coding agent to the provider that is chosen, and back, in six steps', async () => {
    const page = await open('/', PERMISSIONS)
    const steps = new Steps()
    await find(page, steps, 'gpt-oss-120b', 'openai/gpt-oss-120b')
    await steps.choose(page.getByLabel('Provider', { exact: true }), 'groq')
    await expect.poll(() => shownCode(page)).toContain(':groq')
    await steps.press(page.getByRole('link', { name: 'Coding agents', exact: true }))
    const agents = page.getByRole('region', { name: 'Use this model in a coding agent' })
    await steps.press(agents.locator('summary', { hasText: 'Codex' }))
    await expect.poll(() => agents.locator('pre:visible').textContent()).toContain('openai/gpt-oss-120b:groq')
    await steps.press(copy(page, 'Copy the setup for Codex'))
    await expect.poll(() => clipboard(page)).toContain('model = "openai/gpt-oss-120b:groq"')
    expect(steps.count).toBe(6)
    const ran = agents.getByText(/with this exact setup/).locator('visible=true')
    expect(await ran.count()).toBe(0)
    await page.getByRole('link', { name: 'API', exact: true }).first().click()
    await page.getByLabel('Provider', { exact: true }).selectOption('auto')
    await expect.poll(() => shownCode(page)).not.toContain(':groq')
    await page.getByRole('link', { name: 'Coding agents', exact: true }).click()
    await agents.locator('summary', { hasText: 'Codex' }).click()
    await expect.poll(() => agents.locator('pre:visible').textContent()).toContain('model = "openai/gpt-oss-120b"')
    await ran.waitFor()
  })

  it('bills an organisation, in four steps', async () => {
    const page = await open('/')
    const steps = new Steps()
    await find(page, steps, 'gpt-oss-120b', 'openai/gpt-oss-120b')
    await steps.press(page.locator('#options summary').filter({ hasText: 'Connection' }))
    await steps.type(page.getByLabel('Bill to'), 'acme')
    await expect.poll(() => shownCode(page)).toMatch(/X-HF-Bill-To[\s\S]*acme/)
    expect(steps.count).toBe(4)
  })

  it('gets TypeScript that type-checks, in four steps', async () => {
    const page = await open('/', PERMISSIONS)
    const steps = new Steps()
    await find(page, steps, 'gpt-oss-120b', 'openai/gpt-oss-120b')
    await steps.press(language(page, 'TypeScript'))
    await page.getByText('example.mts').locator('visible=true').first().waitFor()
    await steps.press(copy(page, 'Copy the openai example'))
    await expect.poll(() => clipboard(page)).toContain('import OpenAI')
    expect(steps.count).toBe(4)
    const folder = mkdtempSync(`${TWIN}.typescript-`)
    try {
      writeFileSync(`${folder}/example.mts`, await clipboard(page))
      const options = {
        module: 'nodenext',
        target: 'es2024',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['node'],
      }
      writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions: options, files: ['example.mts'] }))
      const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url))
      const { stdout, status } = spawnSync(compiler, ['-p', folder], { encoding: 'utf8' })
      expect([stdout, status]).toEqual(['', 0])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('sees an answer before running anything, in two steps', async () => {
    const page = await open('/')
    const steps = new Steps()
    await find(page, steps, 'gpt-oss-120b', 'openai/gpt-oss-120b')
    await page.getByText('Sample output').waitFor()
    expect(steps.count).toBe(2)
  })

  it('calls a model that is in no list, in four steps', async () => {
    const page = await open('/', { expectedComplaint: /404/ })
    const steps = new Steps()
    await steps.type(page.getByRole('searchbox'), 'acme/private-model')
    await steps.press(page.getByRole('link', { name: 'Open acme/private-model' }))
    await steps.choose(page.getByLabel('Task', { exact: true }), 'conversational')
    await steps.press(page.getByRole('button', { name: 'Show the code' }))
    await expect.poll(() => shownCode(page)).toContain('acme/private-model')
    expect(steps.count).toBe(4)
    // The choice stays, through changes, tabs, files and a reload.
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    await expect.poll(() => new URL(page.url()).searchParams.get('provider')).toBe('groq')
    await language(page, 'JavaScript').click()
    await expect.poll(() => shownCode(page)).toContain('acme/private-model:groq')
    const file = page.locator('a', { hasText: 'Open as .mjs' }).first()
    const plain = await (await fetch(new URL((await file.getAttribute('href')) ?? '', page.url()))).text()
    expect(plain.trim()).toBe((await shownCode(page)).trim())
    await page.reload()
    await expect.poll(() => shownCode(page)).toContain('acme/private-model:groq')
  })
})
