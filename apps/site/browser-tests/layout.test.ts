import { expect, it } from 'vitest'
import { describeInBrowser } from './chromium.ts'
import { PAGES } from './every-page.ts'

describeInBrowser('every page', ({ open }) => {
  for (const [name, path, expectedStatus] of PAGES) {
    it(`begins at the same left edge, and leaves no third of the screen empty: ${name}`, async () => {
      const page = await open(path, { expectedStatus, viewport: { width: 1440, height: 900 } })
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
      expect([name, heading]).toEqual([name, mark])
      if (parts.length > 0) expect([name, Math.min(...parts)]).toEqual([name, mark])
      expect(right).toBeGreaterThanOrEqual(edge)
    })
  }
})
