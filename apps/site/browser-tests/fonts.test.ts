import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, MODEL } from './chromium.ts'
import { overflowOf, PAGES, unfold } from './every-page.ts'

const WIDTHS = [320, 390, 768, 1024, 1440]
const LOCALES = ['en', 'de'] as const

/** Fonts that take 15 % more room, as some systems have them. */
const WIDER = `
@font-face { font-family: Wider; src: local('Liberation Sans'); size-adjust: 115% }
@font-face { font-family: Wider; src: local('Liberation Sans Bold'); font-weight: 600 700; size-adjust: 115% }
@font-face { font-family: Wider Mono; src: local('Liberation Mono'); size-adjust: 115% }
:root { --font-sans: Wider; --font-mono: Wider Mono }
`

/** How wide a word is in the font of the page. */
const widthOfWord = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const word = document.createElement('span')
    word.textContent = 'Bibliotheken'
    word.style.position = 'absolute'
    document.body.append(word)
    const { width } = word.getBoundingClientRect()
    word.remove()
    return width
  })

describeInBrowser('the fonts', ({ open }) => {
  it('are those of the tests, whatever the machine has', async () => {
    const page = await open('/')
    const usual = await widthOfWord(page)
    await page.evaluate(() => document.body.style.setProperty('font-family', "'Noto Sans', 'DejaVu Sans', sans-serif"))
    expect(await widthOfWord(page)).toBe(usual)
  })

  for (const [name, path, expectedStatus] of PAGES) {
    it(`may be 15 % wider: ${name}`, async () => {
      for (const locale of LOCALES) {
        const page = await open(path, { expectedStatus, locale, bypassCSP: true, reducedMotion: 'reduce' })
        const usual = await widthOfWord(page)
        await page.addStyleTag({ content: WIDER })
        await unfold(page)
        await page.evaluate(() => document.fonts.ready)
        await expect.poll(async () => (await widthOfWord(page)) / usual).toBeCloseTo(1.15, 1)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          expect([name, locale, width, await overflowOf(page)]).toEqual([name, locale, width, 0])
        }
      }
    })
  }

  it('may be 15 % wider, and the code is still on the first screen of a phone', async () => {
    const page = await open(MODEL, { bypassCSP: true, viewport: { width: 390, height: 844 } })
    await page.addStyleTag({ content: WIDER })
    const line = page.locator('.ms-steps:visible > .ms-step-run .ms-line').first()
    await expect
      .poll(() => line.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true)
  })
})
