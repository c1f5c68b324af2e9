import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, MODEL, shownCode } from './chromium.ts'
import { unfold } from './every-page.ts'

const GATED_MODEL = '/models/meta-llama/Llama-3.3-70B-Instruct'
/** So many lines of the code, or all of a shorter one, are in sight. */
const LINES = 20
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
    const languages = page.locator('.ms-languages [role="tab"]')
    for (let place = 0; place < (await languages.count()); place++) {
      await languages.nth(place).click()
      const clients = page.locator('.ms-clients:visible [role="tab"]')
      for (let client = 0; client < (await clients.count()); client++) {
        await clients.nth(client).click()
        const name = `${await languages.nth(place).textContent()}, ${await clients.nth(client).textContent()}`
        await expectCodeInSight(page, name)
      }
    }
  })

  it.each([
    ['a model', MODEL],
    ['a gated model', GATED_MODEL],
  ])('stays in sight while any control is used: %s', async (_, path) => {
    const page = await open(`${path}?language=js&client=fetch&stream=true`, { viewport: WIDE })
    for (let count = 0; count < 5; count++) await page.getByRole('button', { name: 'Add a message' }).click()
    await unfold(page)
    const controls = page.locator(
      '#configure section :is(input, select, textarea, summary, button):not(.ms-tabs *, [hidden], [type="hidden"])',
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
    await page.getByLabel('Temperature').fill('0.25')
    await expect.poll(() => changed.textContent()).toContain('temperature=0.25')
    const isInWindow = () =>
      changed.evaluate((lines) => {
        const { top, bottom } = lines.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    expect(await isInWindow()).toBe(true)
    await page.getByLabel('Text', { exact: true }).fill('Of my own')
    await expect.poll(() => changed.textContent()).toContain('Of my own')
    expect(await isInWindow()).toBe(true)
    await changed.getByRole('link').click()
    expect(await page.locator('.ms-languages').evaluate((tabs) => tabs.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    )
    expect(await shownCode(page)).toContain('Of my own')
  })
})
