import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, MODEL } from './chromium.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Go to a model, task, or library' })
const field = (page: Page) => dialog(page).getByRole('combobox')
const activeOption = (page: Page) => dialog(page).locator('[role="option"][data-highlighted]')
const opener = (page: Page) => page.getByRole('button', { name: 'Search models, tasks, and libraries' })

describeInBrowser('the palette', ({ open }) => {
  it('is opened, searched and left with the keyboard alone', async () => {
    const page = await open(MODEL)
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await page.keyboard.type('whisper large v3')
    await expect.poll(() => activeOption(page).getAttribute('href')).toMatch(/\/whisper-large-v3/)
    await page.keyboard.press('ArrowUp')
    expect(await activeOption(page).textContent()).toBe('Search all models for “whisper large v3”')
    await page.keyboard.press('ArrowDown')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await activeOption(page).getAttribute('id'))
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog(page).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(MODEL)

    await page.keyboard.press('Control+k')
    await field(page).fill('llama-3.3')
    await expect.poll(() => activeOption(page).getAttribute('href')).toContain('Llama-3.3')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'meta-llama/Llama-3.3-70B-Instruct' }).waitFor()
    await expect.poll(() => dialog(page).count()).toBe(0)
  })

  it('opens from its button, and gives the focus back', async () => {
    const page = await open('/')
    await opener(page).click()
    await field(page).waitFor()
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => dialog(page).count()).toBe(0)
    await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('takes what is typed while its code is on its way', async () => {
    const page = await open(MODEL)
    let goOn = (): void => undefined
    const typed = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(/\/assets\/palette-[^/]*\.js/, async (route) => {
      await typed
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('gpt oss 20b')
    goOn()
    await field(page).waitFor()
    expect(await field(page).inputValue()).toBe('gpt oss 20b')
    await expect.poll(() => activeOption(page).getAttribute('href')).toContain('gpt-oss-20b')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'openai/gpt-oss-20b' }).waitFor()
  })

  it('goes to the search of all models with what it does not hold', async () => {
    const page = await open('/')
    await opener(page).click()
    await field(page).fill('zzzz unheard')
    await dialog(page).getByText('Nothing matches all of these words.').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('zzzz unheard')
    await page.getByText('No model matches “zzzz unheard”.').waitFor()
  })

  it('says that its list did not come, and loads it again', async () => {
    const page = await open('/', { expectedComplaint: FORBIDDEN })
    let asked = 0
    await page.route('**/palette.json', (route) => (asked++ === 0 ? route.fulfill({ status: 403 }) : route.continue()))
    await opener(page).click()
    await dialog(page).getByText('The list didn’t load.').waitFor()
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => dialog(page).getByRole('option').count()).toBe(19)
    expect(asked).toBe(2)
  })

  it('is accessible and fits the screen', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      // Only the checker is let in past the content security policy.
      const page = await open('/', { colorScheme, bypassCSP: true, viewport: { width: 320, height: 700 } })
      await opener(page).click()
      await field(page).fill('image')
      await expect.poll(() => dialog(page).getByRole('option').count()).toBeGreaterThan(5)
      await page.addScriptTag({ path: AXE })
      const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      const box = await dialog(page).boundingBox()
      expect(box !== null && box.x >= 0 && box.x + box.width <= 320 && box.y + box.height <= 700).toBe(true)
    }
  })

  it('loads nothing before it is wanted', async () => {
    const page = await open('/')
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => /palette-|palette\.json/.test(name))).toEqual([])
  })

  it('has no button where no script runs', async () => {
    const page = await open('/', { javaScriptEnabled: false })
    expect(await page.locator('button[aria-haspopup="dialog"]').isVisible()).toBe(false)
  })
})

const FORBIDDEN = 'Failed to load resource: the server responded with a status of 403 (Forbidden)'
