import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { describeInBrowser, hydrated, MODEL, shownCode } from './chromium.ts'
import { overflowOf, unfold, violationsOn } from './every-page.ts'

describeInBrowser('every page', ({ open }) => {
  it.each(['light', 'dark'] as const)(
    'has seven times the light between text and ground for who asks for contrast: %s',
    async (colorScheme) => {
      for (const path of [MODEL, '/tasks/token-classification', '/libraries/diffusers', '/agents']) {
        const page = await open(path, { colorScheme, contrast: 'more', bypassCSP: true, reducedMotion: 'reduce' })
        await unfold(page)
        expect([path, await violationsOn(page, { only: ['color-contrast-enhanced'] })]).toEqual([path, []])
      }
    },
  )

  it.each([
    `${MODEL}?recipe=tool-loop`,
    `${MODEL}?recipe=structured-output`,
    '/models/black-forest-labs/FLUX.1-dev?provider=together',
    '/models/google/tapas-base-finetuned-wtq?provider=hf-inference',
    '/models/sentence-transformers/all-MiniLM-L6-v2?provider=hf-inference',
    '/errors',
  ])('keeps its width whatever word is pasted into its fields: %s', async (path) => {
    for (const width of [1280, 320]) {
      const page = await open(path, { viewport: { width, height: 800 } })
      if (width < 1000 && path !== '/errors') await page.getByRole('button', { name: 'Options' }).click()
      const fields = page.locator('textarea:visible')
      await fields.first().waitFor()
      for (const field of await fields.all()) await field.fill('x'.repeat(3000))
      expect([width, await overflowOf(page)]).toEqual([width, 0])
    }
  })

  it('has the steps of the example that is shown; another comes with its language, with scripts and without', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open(MODEL, { javaScriptEnabled })
      const steps = page.locator('#configure .ms-steps')
      expect(await steps.count()).toBe(1)
      if (javaScriptEnabled) await hydrated(page)
      await page.getByRole('radio', { name: 'Go', exact: true }).click()
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Update the code' }).click()
      await page.getByText('example.go').locator('visible=true').first().waitFor()
      expect(await steps.count()).toBe(1)
      expect(await shownCode(page)).toContain('package main')
    }
  })

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
  it('loads at most 158 kB of script in at most 12 files', async () => {
    const page = await open(MODEL)
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const scripts = loaded.filter((name) => name.endsWith('.js'))
    const bodies = await Promise.all(scripts.map(async (name) => Buffer.from(await (await fetch(name)).arrayBuffer())))
    const kilobytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1000
    console.log(`script of a model’s page: ${kilobytes.toFixed(1)} kB (brotli) in ${scripts.length} files`)
    expect(kilobytes).toBeGreaterThan(100)
    expect(kilobytes).toBeLessThanOrEqual(158)
    expect(scripts.length).toBeLessThanOrEqual(12)
    expect(scripts.filter((name) => /build-examples|highlight|palette/.test(name))).toEqual([])
  })

  it('repaints the code when a control changes, and says how long that took', async () => {
    const page = await open(`${MODEL}?language=python&client=requests`)
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    await expect.poll(() => shownCode(page)).toContain(':groq"')
    const withGroq = await shownCode(page)
    const { milliseconds, shown } = await page.evaluate(async () => {
      const select = document.querySelector<HTMLSelectElement>('#provider')
      const code = document.querySelector('.ms-step-run pre')
      if (select === null || code === null) throw new Error('the page has no provider field or no code')
      const times: number[] = []
      const shown: string[] = []
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
        shown.push(code.textContent)
      }
      return { milliseconds: times.sort((one, other) => one - other), shown }
    })
    const median = milliseconds[milliseconds.length / 2] ?? Number.NaN
    console.log(`from a change to the new code: ${median.toFixed(1)} ms at the median of ${milliseconds.length}`)
    const withTogether = withGroq.replaceAll(':groq"', ':together"')
    expect(shown).toEqual(Array.from({ length: 15 }, () => [withTogether, withGroq]).flat())
  })

  it('does not move when it is hydrated', async () => {
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
    await hydrated(page)
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
    let go = () => undefined
    const isSeen = new Promise<void>((resolve) => {
      go = () => void resolve()
    })
    await page.route(/\/(?:highlight-in-parts|javascript)-[^/]*\.js$/, (route) => isSeen.then(() => route.continue()))
    await page.getByRole('radio', { name: 'JavaScript', exact: true }).click()
    await expect.poll(() => shownCode(page)).toContain('import OpenAI from')
    expect(await page.locator('.ms-steps:visible .ms-keyword').count()).toBe(0)
    const plain = await height()
    go()
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
    await page.getByText('We couldn’t update the code: part of this page didn’t load').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect.poll(() => shownCode(page)).toContain(':groq')
  })
})
