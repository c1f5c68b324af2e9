import { expect, it } from 'vitest'
import { describeInBrowser, MODEL } from './chromium.ts'
import { widenFonts, widthOfWord } from './every-page.ts'

describeInBrowser('the fonts', ({ open }) => {
  it('are those of the site, and what stands in for them until they come takes the same room', async () => {
    const page = await open('/')
    await page.evaluate(() => document.fonts.ready)
    const widthIn = async (font: string) => {
      await page.evaluate((family) => document.body.style.setProperty('font-family', family), font)
      return widthOfWord(page)
    }
    const usual = await widthOfWord(page)
    expect(await widthIn("'Geist Variable'")).toBe(usual)
    expect(await widthIn("'Noto Sans', 'DejaVu Sans', sans-serif")).not.toBe(usual)
    expect((await widthIn("'Geist Fallback'")) / usual).toBeCloseTo(1, 1)
  })

  it('may be 15 % wider, and the code is still on the first screen of a phone', async () => {
    const page = await open(MODEL, { bypassCSP: true, viewport: { width: 390, height: 844 } })
    await widenFonts(page)
    const line = page.locator('.ms-steps:visible > .ms-step-run .ms-line').first()
    await expect
      .poll(() => line.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true)
  })
})
