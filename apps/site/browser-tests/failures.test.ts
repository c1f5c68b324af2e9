import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, hydrated, MODEL, shownCode } from './chromium.ts'

const COMPLAINTS = /Failed to load resource|dynamically imported module|Error loading route module|Importing a module/
const text = (page: Page) => page.getByLabel('Prompt')
const PART = 'Part of this page didn’t load.'

/** What a reader does that needs code or data which the page has not loaded yet, and what says that it didn't come. */
const LATER: readonly (readonly [
  what: string,
  request: string,
  act: (page: Page) => Promise<unknown>,
  says: string,
])[] = [
  ['the generator', '**/build-examples-*.js', chooseProvider, 'We couldn’t update the code'],
  [
    'the colors',
    '**/highlight-in-parts-*.js',
    (page) => page.getByRole('radio', { name: 'Go', exact: true }).click(),
    PART,
  ],
  ['the palette', '**/palette-*.js', (page) => page.keyboard.press('Control+k'), 'Search didn’t load.'],
  ['the panel that runs', '**/run-panel-*.js', (page) => page.locator('.run-here > summary').click(), 'didn’t load'],
  ['the record of runs', '**/api/verification/texts?*', chooseProvider, PART],
  ['the data of the next page', '**/libraries.data*', toLibraries, 'The page didn’t load, so'],
  ['the code of the next page', '**/libraries-*.js', toLibraries, 'The page didn’t load, so'],
]

async function chooseProvider(page: Page): Promise<void> {
  await page.getByLabel('Provider', { exact: true }).selectOption('groq')
}

async function toLibraries(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Libraries', exact: true }).click()
}

describeInBrowser('a page of which something does not come', ({ open }) => {
  it.each(LATER)('says so, and keeps what was typed: %s', async (_, request, act, says) => {
    const page = await open(MODEL, { expectedComplaint: COMPLAINTS })
    await page.route(request, (route) => route.abort())
    if (!request.includes('verification')) await text(page).fill('Kept')
    const typed = await text(page).inputValue()
    await act(page)
    await page.getByText(says).locator('visible=true').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(MODEL)
    expect(await text(page).inputValue()).toBe(typed)
    expect(await page.getByText('Something went wrong').count()).toBe(0)
  })

  it('tries again, and goes on', async () => {
    const page = await open(MODEL, { expectedComplaint: COMPLAINTS })
    await page.route(/build-examples|libraries\.data/, (route) => route.abort())
    await text(page).fill('Kept')
    await page.getByText('We couldn’t update the code').waitFor()
    expect(await page.getByText('We ran this exact code with').locator('visible=true').count()).toBe(0)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect.poll(() => shownCode(page)).toContain('Kept')

    await page.route('**/libraries.data*', (route) => route.abort())
    await toLibraries(page)
    await page.getByText('The page didn’t load, so').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Libraries' }).waitFor()
    expect(await page.getByText('The page didn’t load, so').count()).toBe(0)
  })

  it('works as it came without any of its scripts, says so, and goes on once they come', async () => {
    const first = await open(MODEL)
    const scripts = await first.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    )
    expect(scripts.length).toBeGreaterThan(5)
    for (const script of scripts) {
      const page = await open('/agents', { expectedComplaint: COMPLAINTS })
      await page.route(script, (route) => route.abort())
      await page.goto(MODEL)
      await page.getByRole('alert').getByText(PART).waitFor()
      await text(page).fill('Kept')
      expect([script, await text(page).inputValue()]).toEqual([script, 'Kept'])
      expect(await shownCode(page)).toContain('from openai import OpenAI')

      // Still not there: nothing is lost.
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()])
      await page.getByRole('alert').getByText(PART).waitFor()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await hydrated(page)
      expect([script, await text(page).inputValue()]).toEqual([script, 'Kept'])
      await expect.poll(() => shownCode(page)).toContain('Kept')
      await page.context().close()
    }
  })

  it.each(['run-locally', 'coding-agents'])(
    'shows a child page as it came without any of its scripts, and says so: %s',
    async (child) => {
      const path = `${MODEL}/${child}`
      const first = await open(path)
      const scripts = await first.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
      )
      expect(scripts.length).toBeGreaterThan(5)
      for (const script of scripts) {
        const page = await open('/agents', { expectedComplaint: COMPLAINTS })
        await page.route(script, (route) => route.abort())
        await page.goto(path)
        await page.getByRole('alert').getByText(PART).waitFor()
        expect([script, await page.locator('main pre').count()]).not.toEqual([script, 0])
        await page.unrouteAll()
        await page.getByRole('button', { name: 'Try again' }).click()
        await hydrated(page)
        await page.context().close()
      }
    },
  )

  it.each([
    ['a long text', MODEL, 'Prompt', 'Long '.repeat(600)],
    ['an error', '/errors', 'Paste your error message', 'curl: (6) Could not resolve host: example.com'],
    ['a search', '/', 'Find a model', 'whisper'],
  ])('keeps %s when it is loaded again', async (_, path, label, typed) => {
    const page = await open('/agents', { expectedComplaint: COMPLAINTS })
    await page.route('**/framework-*.js', (route) => route.abort())
    await page.goto(path)
    await page.getByRole('alert').getByText(PART).waitFor()
    const field = page.getByLabel(label, { exact: true })
    await field.fill(typed)
    // No connection: the page stays.
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').getByText(PART).waitFor()
    expect(await field.inputValue()).toBe(typed)
    await page.context().setOffline(false)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await hydrated(page)
    expect(await field.inputValue()).toBe(typed)
    // It is filled in once.
    await page.reload()
    await hydrated(page)
    expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBe(null)
  })
})
