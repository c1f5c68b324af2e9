import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, MODEL, openPart, shownCode } from './chromium.ts'
import { unfold } from './every-page.ts'

const GATED_MODEL = '/models/meta-llama/Llama-3.3-70B-Instruct'
/** So many lines of the code, or all of a shorter one, are in sight. */
const LINES = 16
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** The lines of the code that can be read whole, from top to bottom, and how many there are. */
const linesInSight = (page: Page): Promise<{ readonly inSight: number; readonly all: number }> =>
  page.locator('.ms-steps:visible > .ms-step-run pre').evaluate((pre) => {
    const block = pre.getBoundingClientRect()
    const lines = [...pre.querySelectorAll('.ms-line')]
    const inSight = lines.filter((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      return top >= Math.max(0, block.top) && bottom <= Math.min(innerHeight, block.bottom) + 0.5
    })
    return { inSight: inSight.length, all: lines.length }
  })

async function expectCodeInSight(page: Page, what: string): Promise<void> {
  const { inSight, all } = await linesInSight(page)
  expect([what, inSight >= Math.min(LINES, all) ? 'in sight' : `${inSight} of ${all} lines`]).toEqual([
    what,
    'in sight',
  ])
}

describeInBrowser('the code on a wide screen', ({ open }) => {
  it.each([
    ['a model', MODEL, 'en'],
    ['a gated model', GATED_MODEL, 'en'],
    ['a gated model, in German', GATED_MODEL, 'de'],
  ])('is in sight without scrolling, in every language and with every client: %s', async (_, path, locale) => {
    const page = await open(`${path}?stream=true`, { viewport: WIDE, locale })
    const languages = page.locator('.languages input')
    for (let place = 0; place < (await languages.count()); place++) {
      await languages.nth(place).click()
      const clients = page.getByLabel('Client', { exact: true })
      for (const client of await clients.locator('option:enabled').allTextContents()) {
        await clients.selectOption(client)
        await expectCodeInSight(page, `${await languages.nth(place).inputValue()}, ${client}`)
      }
    }
  })

  it.each([
    ['a model', MODEL],
    ['a gated model', GATED_MODEL],
  ])('stays in sight while any control is used: %s', async (_, path) => {
    const page = await open(`${path}?language=js&client=fetch&stream=true`, { viewport: WIDE })
    await page.getByText('Add a system prompt or messages').click()
    for (let count = 0; count < 5; count++) await page.getByRole('button', { name: 'Add message', exact: true }).click()
    await unfold(page)
    // The list of other providers, below the form, changes no code: where it is scrolled to is a matter of pixels.
    const controls = page.locator(
      '#options :is(input, select, textarea, summary, button):not([hidden], [type="hidden"], .menu *)',
    )
    const visible = controls.locator('visible=true')
    const count = await visible.count()
    expect(count).toBeGreaterThan(20)
    for (let place = 0; place < count; place++) {
      const control = visible.nth(place)
      await control.scrollIntoViewIfNeeded()
      await control.focus()
      await expectCodeInSight(page, await control.evaluate((element) => element.outerHTML.slice(0, 120)))
    }
  })
})

describeInBrowser('the code on a phone', ({ open }) => {
  it.each([
    [PHONE, 17],
    [{ width: 320, height: 640 }, 5],
  ])('is on the first screen as far as there is room: %o', async (viewport, lines) => {
    const page = await open(MODEL, { viewport, hasTouch: true, isMobile: true })
    const { top } = await page
      .locator('.options-bar')
      .boundingBox()
      .then((box) => ({ top: box?.y ?? 0 }))
    const ends = await page
      .locator('.ms-step-run .ms-line')
      .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().bottom))
    expect(ends.filter((end) => end <= top).length).toBeGreaterThanOrEqual(Math.min(lines, ends.length))
  })

  it.each([
    [MODEL, 'en'],
    [GATED_MODEL, 'en'],
    [GATED_MODEL, 'de'],
  ])('begins on the first screen: %s, %s', async (path, locale) => {
    const page = await open(path, { viewport: PHONE, locale, hasTouch: true, isMobile: true })
    expect((await linesInSight(page)).inSight).toBeGreaterThanOrEqual(1)
  })

  it('shows the lines that change where they are changed', async () => {
    const page = await open(MODEL, { viewport: PHONE, hasTouch: true, isMobile: true })
    const changed = page.locator('.changed-lines')
    await page.getByRole('button', { name: 'Options' }).tap()
    await openPart(page, 'Parameters')
    await page.getByLabel('Temperature').fill('0.25')
    await expect.poll(() => changed.textContent()).toContain('temperature=0.25')
    const isInWindow = () =>
      changed.evaluate((lines) => {
        const { top, bottom } = lines.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    expect(await isInWindow()).toBe(true)
    await page.getByLabel('Prompt').fill('Of my own')
    await expect.poll(() => changed.textContent()).toContain('Of my own')
    expect(await isInWindow()).toBe(true)
    await changed.getByRole('button').tap()
    expect(await page.getByLabel('Prompt').isVisible()).toBe(false)
    expect(await shownCode(page)).toContain('Of my own')
  })
})
