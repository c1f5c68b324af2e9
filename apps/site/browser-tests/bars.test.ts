import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, hydrated, MODEL, openPart, shownCode } from './chromium.ts'

const WIDE = { viewport: { width: 1440, height: 900 } }
const language = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

const IMAGE_MODEL = '/models/black-forest-labs/FLUX.1-schnell'

/** What a reader can press, choose or type in; the radio buttons of one choice are one control, as they are one stop of Tab. */
const countControls = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 1,
    )
    const names = new Set<string>()
    const controls = all.filter((control) => {
      if (!(control instanceof HTMLInputElement && control.type === 'radio')) return true
      const isFirst = !names.has(control.name)
      names.add(control.name)
      return isFirst
    })
    const isOnScreen = (control: Element) => control.getBoundingClientRect().top < innerHeight
    return {
      all: all.length,
      controls: controls.length,
      onFirstScreen: controls.filter(isOnScreen).length,
      height: document.documentElement.scrollHeight,
    }
  })

/** Adds up what moves without an input of the reader's just before. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        // What follows an input at once is what the reader asked for.
        if (!entry.hadRecentInput) moved.sum += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const moves = (page: Page) => page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)

describeInBrowser('the page of a model', ({ open }) => {
  it('has few controls, and is short', async () => {
    const page = await open(MODEL, WIDE)
    const { all, controls, onFirstScreen, height } = await countControls(page)
    console.log(`model’s page: ${controls} controls (${all} with each radio), ${onFirstScreen} at first, ${height} px`)
    expect(all).toBeGreaterThan(30)
    expect(all).toBeLessThanOrEqual(90)
    expect(onFirstScreen).toBeLessThanOrEqual(30)
    expect(height).toBeLessThanOrEqual(2000)
  })

  it('loads at most 60 kB of script for a pointer that passes, or the focus', async () => {
    const page = await open(MODEL, WIDE)
    await page.waitForLoadState('networkidle')
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) bodies.push(response.body())
    })
    await page.locator('#options').hover()
    await page.getByRole('button', { name: 'Search models, tasks, and libraries' }).hover()
    await page.getByLabel('Prompt').focus()
    await page.getByLabel('Provider', { exact: true }).focus()
    await language(page, 'Go').focus()
    await page.waitForLoadState('networkidle')
    const kilobytes = (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1000
    console.log(`script that touching the form adds: ${kilobytes.toFixed(1)} kB (brotli)`)
    expect(kilobytes).toBeGreaterThan(0)
    expect(kilobytes).toBeLessThanOrEqual(60)
  })

  it('spends little on a key, and on another language', async () => {
    const page = await open(MODEL, WIDE)
    const devtools = await page.context().newCDPSession(page)
    // Time of the page's thread, and not of the clock: other programs don't count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = async (): Promise<number> => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    }
    const medianOf = async (acts: readonly (() => Promise<unknown>)[]): Promise<number> => {
      const times: number[] = []
      for (const act of acts) {
        const before = await spent()
        await act()
        // The address, the announcement and the proof follow the code.
        await page.waitForTimeout(900)
        times.push((await spent()) - before)
      }
      return times.sort((one, other) => one - other)[times.length >> 1] ?? Number.NaN
    }
    await page.getByLabel('Prompt').focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('a')
    await expect.poll(() => shownCode(page)).toContain('sentence.a')
    await page.locator('.ms-steps:visible .ms-keyword').first().waitFor()
    const key = await medianOf(Array.from({ length: 5 }, () => () => page.keyboard.type('b')))
    const names = ['Go', 'JavaScript', 'Python']
    for (const name of names) {
      await language(page, name).click()
      await page.locator('.ms-steps:visible .ms-keyword').first().waitFor()
    }
    const tab = await medianOf([...names, 'Go', 'JavaScript'].map((name) => () => language(page, name).click()))
    console.log(`CPU of a key: ${key.toFixed(0)} ms (bar: 50), of a language: ${tab.toFixed(0)} ms (bar: 60)`)
    expect(key).toBeGreaterThan(0)
    expect(key).toBeLessThanOrEqual(2 * 50)
    expect(tab).toBeLessThanOrEqual(2 * 60)
  })

  it.each([MODEL, IMAGE_MODEL, `${MODEL}/run-locally`, '/', '/errors', '/libraries', '/tasks', '/compatibility'])(
    'moves nothing at load: %s',
    async (path) => {
      const page = await open('/agents', WIDE)
      await watchMoves(page)
      await page.goto(path)
      await hydrated(page)
      await page.waitForTimeout(300)
      expect(await moves(page)).toBe(0)
    },
  )

  it.each(['/', '/errors', '/compatibility'])(
    'moves hardly anything on a phone whose fonts come late: %s',
    async (path) => {
      const page = await open('/agents', { viewport: { width: 390, height: 844 } })
      await watchMoves(page)
      await page.route('**/*.woff2', async (route) => {
        await page.waitForTimeout(600)
        await route.continue()
      })
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(300)
      // A word may move by a few pixels; no line may break elsewhere.
      expect(await moves(page)).toBeLessThan(0.002)
    },
  )

  it('moves hardly anything when it is used', async () => {
    const page = await open('/agents', WIDE)
    await watchMoves(page)
    const movedBy = async (act: () => Promise<unknown>): Promise<number> => {
      await page.evaluate(() => Object.assign((window as unknown as { moved: object }).moved, { sum: 0 }))
      await act()
      await page.waitForTimeout(500)
      return moves(page)
    }
    await page.goto(MODEL)
    await hydrated(page)
    const acts: readonly (readonly [what: string, act: () => Promise<unknown>])[] = [
      ['a key', () => page.getByLabel('Prompt').pressSequentially('x')],
      ['a provider', () => page.getByLabel('Provider', { exact: true }).press('ArrowDown')],
      [
        'the proof',
        () =>
          page
            .getByText(/verified/i)
            .first()
            .click(),
      ],
      ['the menu', () => page.getByRole('button', { name: 'More', exact: true }).click()],
      ['the end of the menu', () => page.keyboard.press('Escape')],
      ['a client', () => page.getByLabel('Client', { exact: true }).press('ArrowDown')],
      ['a language', () => language(page, 'Go').click()],
      ['streaming', () => page.getByLabel('Stream the response').click()],
      ['parameters', () => openPart(page, 'Parameters')],
      ['tools', () => page.getByRole('radio', { name: 'Tools' }).click()],
      ['the palette', () => page.keyboard.press('Control+k')],
    ]
    for (const [what, act] of acts) {
      const moved = await movedBy(act)
      console.log(`layout shift by ${what}: ${moved.toFixed(3)}`)
      expect([what, moved <= 0.05 || moved]).toEqual([what, true])
    }
  })
})
