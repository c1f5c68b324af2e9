import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser } from './chromium.ts'
import { expectToFit, PAGES, RULES_ON_COLOURS, unfold, violationsOn, WIDTHS, widenFonts } from './every-page.ts'

/** Between them stands nothing that has colours of its own. */
const WIDTHS_OF_COLOURS = [320, 1440]

/** The page begins at the same left edge as the name of the site, and leaves no third of the screen empty. */
async function expectOneEdge(page: Page): Promise<void> {
  const { mark, heading, parts, right, edge } = await page.evaluate(() => {
    const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    const main = document.querySelector('main')
    const styles = main === null ? undefined : getComputedStyle(main)
    const all = [...(main?.querySelectorAll('*') ?? [])].filter((element) => element.checkVisibility())
    return {
      mark: box(document.querySelector('header a')).left,
      heading: box(document.querySelector('main h1')).left,
      parts: [...(main?.querySelectorAll('h2:not(.sr-only), form') ?? [])]
        .filter((part) => part.checkVisibility() && part.closest('dialog') === null)
        .map((part) => box(part).left),
      right: Math.max(...all.map((element) => box(element).right)),
      edge: box(main).right - Number.parseFloat(styles?.paddingInlineEnd ?? '0'),
    }
  })
  expect(heading).toBe(mark)
  if (parts.length > 0) expect(Math.min(...parts)).toBe(mark)
  expect(right).toBeGreaterThanOrEqual(edge)
}

// A page is opened once and asked everything: to open it takes longer than most questions.
describeInBrowser('every page', ({ open }) => {
  it.each(PAGES)(
    'has one edge, is accessible in both themes and fits the screen: %s',
    async (_, path, expectedStatus) => {
      const viewport = { width: 1440, height: 900 }
      // Only the checker is let in past the content security policy.
      const options = {
        expectedStatus,
        viewport,
        bypassCSP: true,
        reducedMotion: 'reduce',
        colorScheme: 'light',
      } as const
      const page = await open(path, options)
      await expectOneEdge(page)
      await unfold(page)
      await expectToFit(page, WIDTHS)
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const rules = WIDTHS_OF_COLOURS.includes(width) ? [] : RULES_ON_COLOURS
        expect([width, await violationsOn(page, { without: rules })]).toEqual([width, []])
      }
      // A theme is colours alone.
      await page.emulateMedia({ colorScheme: 'dark' })
      for (const width of WIDTHS_OF_COLOURS) {
        await page.setViewportSize({ width, height: 900 })
        expect([width, await violationsOn(page, { only: RULES_ON_COLOURS })]).toEqual([width, []])
      }
      await widenFonts(page)
      await expectToFit(page, WIDTHS)
    },
  )
})
