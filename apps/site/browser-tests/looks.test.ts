import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type axe from 'axe-core'
import { expect, it } from 'vitest'
import { describeInBrowser, MODEL, shownCode, TABLE_MODEL, VISION_MODEL, wake } from './chromium.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const PAGES = [
  ['the list', '/', 200],
  ['an empty list', '/?q=nothing+like+this', 200],
  ['a filtered list', '/?q=llama&task=text-generation&provider=groq', 200],
  ['a model', MODEL, 200],
  ['a model with problems', `${VISION_MODEL}?language=js&temperature=9&extra={&endpointUrl=x&directRequest=true`, 200],
  ['a provider that is not offered', `${MODEL}?provider=openai`, 200],
  ['a model of another task', '/models/openai/whisper-large-v3?provider=hf-inference', 200],
  ['a table with problems', `${TABLE_MODEL}?table=[["a","a"],["1","2"]]&platform=cmd`, 200],
  ['a model of images', '/models/Qwen/Qwen-Image-Edit?num_inference_steps=0', 200],
  ['a model without providers', '/models/facebook/sam2-hiera-large', 200],
  ['the page for agents', '/agents', 200],
  ['the tasks', '/tasks', 200],
  ['no task', '/tasks?q=nothing+like+this', 200],
  ['a task on text', '/tasks/token-classification', 200],
  ['a task on sound', '/tasks/audio-to-audio', 200],
  ['a task on pictures', '/tasks/image-to-video', 200],
  ['a task on tables', '/tasks/table-question-answering', 200],
  ['a task for a library', '/tasks/text-ranking', 200],
  ['a task without examples', '/tasks/graph-ml', 200],
  ['a library that was checked', '/libraries/diffusers', 200],
  ['a library with a model of one’s own', '/libraries/transformers?model=owner/name', 200],
  ['a library on no registry', '/libraries/araclip', 200],
  ['a library without examples', '/libraries/acestep', 200],
  ['the libraries', '/libraries?q=transformers&checked=true', 200],
  ['an unknown task', '/tasks/text-to-imag', 404],
  ['an unknown library', '/libraries/difusers', 404],
  ['an unknown model', '/models/openai/gpt-oss', 404],
  ['the reference of the API', '/api', 200],
  ['an unknown page', '/nowhere', 404],
] as const
const WIDTHS = [320, 768, 1440]
const SCHEMES = ['light', 'dark'] as const

describeInBrowser('every page', ({ open }) => {
  for (const [name, path, expectedStatus] of PAGES) {
    it(`is accessible and fits the screen: ${name}`, async () => {
      for (const colorScheme of SCHEMES) {
        // Only the checker is let in past the content security policy.
        const page = await open(path, { colorScheme, expectedStatus, bypassCSP: true, reducedMotion: 'reduce' })
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true
        })
        await page.addScriptTag({ path: AXE })
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect([name, colorScheme, width, overflow <= 0]).toEqual([name, colorScheme, width, true])
          const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
          )
          expect([name, colorScheme, width, found]).toEqual([name, colorScheme, width, []])
        }
      }
    })
  }

  it('brings a policy whose nonce is new each time, and no style attribute', async () => {
    const policies = []
    for (let time = 0; time < 2; time++) {
      const page = await open(MODEL)
      const response = await page.reload()
      policies.push(response?.headers()['content-security-policy'] ?? '')
      expect(await response?.text()).not.toMatch(/<[^>]+ style=/)
    }
    for (const policy of policies) {
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
    }
    expect(policies[0]).not.toBe(policies[1])
  })
})

describeInBrowser('the model page', ({ site, open }) => {
  it('loads at most 80 kB of script, gzipped, before the first interaction', async () => {
    const page = await open(MODEL)
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const scripts = loaded.filter((name) => name.endsWith('.js'))
    const bodies = await Promise.all(scripts.map(async (name) => Buffer.from(await (await fetch(name)).arrayBuffer())))
    const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000
    console.log(`script before the first interaction: ${kilobytes.toFixed(1)} kB gzipped in ${scripts.length} files`)
    expect(kilobytes).toBeGreaterThan(30)
    expect(kilobytes).toBeLessThanOrEqual(80)
    expect(scripts.filter((name) => /model-examples|build-examples|highlight/.test(name))).toEqual([])
  })

  it('repaints the code when a control changes, and says how long that took', async () => {
    const page = await open(`${MODEL}?language=python&client=requests`)
    await wake(page)
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    await expect.poll(() => shownCode(page)).toContain(':groq')
    const milliseconds = await page.evaluate(async () => {
      const select = document.querySelector<HTMLSelectElement>('#provider')
      const code = document.querySelector('.ms-steps:not([hidden] *) > .ms-step-run pre')
      if (select === null || code === null) throw new Error('the page has no provider field or no code')
      const times: number[] = []
      for (let round = 0; round < 30; round++) {
        const provider = round % 2 === 0 ? 'together' : 'groq'
        const changed = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!code.textContent.includes(`:${provider}"`)) return
            observer.disconnect()
            resolve()
          })
          observer.observe(code, { childList: true, subtree: true, characterData: true })
        })
        const begin = performance.now()
        select.value = provider
        select.dispatchEvent(new Event('change', { bubbles: true }))
        await changed
        times.push(performance.now() - begin)
      }
      return times.sort((one, other) => one - other)
    })
    console.log(
      `from a change to the new code: ${milliseconds[15]?.toFixed(1)} ms at the median of ${milliseconds.length}`,
    )
    expect(milliseconds).toHaveLength(30)
  })

  it('does not move when it is highlighted or wakes', async () => {
    const page = await open(MODEL)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const boxes = () =>
      page.locator('.ms-steps:visible').evaluate((steps) => JSON.stringify(steps.getBoundingClientRect()))
    const before = await boxes()
    await wake(page)
    expect(await boxes()).toBe(before)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  })

  it('shows the same lines plain and in colour', async () => {
    const page = await open(MODEL)
    const height = () =>
      page
        .locator('.ms-steps:visible pre')
        .last()
        .evaluate((pre) => pre.getBoundingClientRect().height)
    await page.route('**/highlight-*.js', (route) => setTimeout(() => void route.continue(), 1500))
    await page.getByRole('tab', { name: 'JavaScript' }).click()
    await expect.poll(() => shownCode(page)).toContain('import OpenAI')
    expect(await page.locator('.ms-steps:visible .ms-keyword').count()).toBe(0)
    const plain = await height()
    await page.locator('.ms-steps:visible .ms-keyword').first().waitFor()
    expect(await height()).toBe(plain)
  })

  it('prints its code whole', async () => {
    const page = await open(MODEL)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByLabel('Provider', { exact: true }).isVisible()).toBe(false)
    const cut = await page
      .locator('.ms-steps:visible pre')
      .evaluateAll((blocks) => blocks.some((pre) => pre.scrollWidth > pre.clientWidth))
    expect(cut).toBe(false)
  })

  it('stays useful when its code does not load', async () => {
    const page = await open(MODEL, { expectedComplaint: 'Failed to load resource: net::ERR_FAILED' })
    await page.route('**/build-examples-*.js', (route) => route.abort())
    const [complaint] = await Promise.all([
      page.waitForEvent('requestfailed'),
      page.getByLabel('Provider', { exact: true }).selectOption('groq'),
    ])
    expect(complaint.url().startsWith(site)).toBe(true)
    await page.getByText('part of this page did not load').waitFor()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'load the page again' }).click()
    await expect.poll(() => shownCode(page)).toContain(':groq')
  })
})
