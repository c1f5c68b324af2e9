import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser } from './chromium.ts'
import { expectToFit, PAGES, RULES_ON_COLOURS, unfold, violationsOn, WIDTHS, widenFonts } from './every-page.ts'

/** One page of each kind: what axe finds does not depend on the direction alone, and it reads every page elsewhere. */
const READ_BY_AXE = ['the list', 'a model', 'a task on tables', 'a library that was checked', 'the page for agents']

const directionsOfCode = (page: Page): Promise<string[]> =>
  page.locator('.ms-code pre').evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).direction))

describeInBrowser('every page in German', ({ open }) => {
  // Its words are longer, and its colours the same.
  it.each(PAGES)(
    'is accessible and fits the screen, from right to left, too, where code still reads from left to right: %s',
    async (name, path, expectedStatus) => {
      const viewport = { width: 320, height: 900 }
      const options = { expectedStatus, viewport, bypassCSP: true, reducedMotion: 'reduce', locale: 'de' } as const
      const page = await open(path, options)
      await unfold(page)
      await expectToFit(page, [320])
      expect(await violationsOn(page, { without: RULES_ON_COLOURS })).toEqual([])

      await page.evaluate(() => {
        document.documentElement.dir = 'rtl'
      })
      await expectToFit(page, [320, 1280])
      if (READ_BY_AXE.includes(name)) expect(await violationsOn(page)).toEqual([])
      expect((await directionsOfCode(page)).filter((direction) => direction !== 'ltr')).toEqual([])
      expect(await page.locator('html').getAttribute('lang')).toBe('de')

      await page.evaluate(() => {
        document.documentElement.dir = 'ltr'
      })
      await widenFonts(page)
      await expectToFit(page, WIDTHS)
    },
  )
})
