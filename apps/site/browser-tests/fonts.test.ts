import { expect, it } from 'vitest'
import { describeInBrowser, MODEL } from './chromium.ts'
import { widenFonts, widthOfWord } from './every-page.ts'

describeInBrowser('the fonts', ({ open }) => {
  it('are those of the tests, whatever the machine has', async () => {
    const page = await open('/')
    const usual = await widthOfWord(page)
    await page.evaluate(() => document.body.style.setProperty('font-family', "'Noto Sans', 'DejaVu Sans', sans-serif"))
    expect(await widthOfWord(page)).toBe(usual)
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
