import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, hydrated, MODEL, shownCode } from './chromium.ts'

const ATTACK = '/models/odd/attack'
const SCRIPT = '</script><script>globalThis.broken=1</script>'
const IMAGE = '"><img src=x onerror=globalThis.broken=1>'

/** Nothing that a text held has become a part of the page. A script or picture that is refused fails the test, too. */
async function expectWhole(page: Page): Promise<void> {
  expect(await page.evaluate(() => (globalThis as { broken?: number }).broken)).toBe(undefined)
  expect(await page.locator('[src="x"], [onerror], [onload], [onmouseover], [href^="javascript:"]').count()).toBe(0)
}

/** Shows every language and every client in turn. */
async function lookAround(page: Page): Promise<void> {
  const languages = page.locator('[name="language"]')
  for (let at = 0; at < (await languages.count()); at++) {
    await languages.nth(at).click()
    expect((await shownCode(page)).length).toBeGreaterThan(100)
    await expectWhole(page)
  }
}

describeInBrowser(
  'a record whose texts mean harm',
  ({ site, open }) => {
    it('is text and nothing else, with scripts and without', async () => {
      const still = await open(ATTACK, { javaScriptEnabled: false })
      expect(await still.locator('[src="x"], [onerror], [onload], [onmouseover], [href^="javascript:"]').count()).toBe(
        0,
      )
      expect((await shownCode(still)).length).toBeGreaterThan(100)
      const page = await open(ATTACK)
      await expectWhole(page)
      await hydrated(page)
      await lookAround(page)
    })

    it('stays text in the code of a provider that is called directly', async () => {
      const page = await open(`${ATTACK}?provider=together&directRequest=1&language=sh`)
      expect(await shownCode(page)).toContain(SCRIPT)
      await hydrated(page)
      await lookAround(page)
    })

    it('brings nothing to life that an address brings along', async () => {
      const messages = JSON.stringify([{ role: 'user', content: `${SCRIPT} ${IMAGE}` }])
      const query = new URLSearchParams({
        messages,
        billTo: IMAGE,
        provider: SCRIPT,
        endpointUrl: 'javascript:globalThis.broken=1',
      })
      const page = await open(`${ATTACK}?${query}`)
      await expectWhole(page)
      await hydrated(page)
      await expectWhole(page)
      const only = await open(`${ATTACK}?${new URLSearchParams({ messages })}`)
      expect(await shownCode(only)).toContain('<script>globalThis.broken=1')
      await hydrated(only)
      await lookAround(only)
    })

    it.each(['', '.json', '.md', '.sh', '.py', '.mjs', '.ipynb'])(
      'is sent with a strict policy as %s',
      async (form) => {
        const { headers } = await fetch(site + ATTACK + form)
        const policy = headers.get('content-security-policy') ?? ''
        expect(policy).toContain("default-src 'none'")
        expect(policy).toContain("frame-ancestors 'none'")
        expect(policy).toContain("base-uri 'none'")
        expect(policy).not.toContain('unsafe')
        expect(policy).not.toContain('*')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        if (form !== '') expect(headers.get('content-type')).not.toMatch(/html|javascript|xml/)
      },
    )
  },
  'siteWithHub',
)

describeInBrowser('the policy of a page', ({ open }) => {
  it('refuses a script that somebody put into it', async () => {
    const page = await open(MODEL, { expectedComplaint: /^(Loading|Refused to load) the script 'data:/ })
    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        document.title = `refused ${effectiveDirective}`
      })
      // A link that the page did not make, as an attack would leave it.
      const script = document.createElement('script')
      script.src = 'data:text/javascript,globalThis.broken=1'
      document.body.append(script)
    })
    await expect.poll(() => page.title()).toBe('refused script-src-elem')
    await expectWhole(page)
  })
})
