import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, hydrated, shownCode } from './chromium.ts'

const CHAT = '/models/acme/chat'
const table = (page: Page) => page.getByRole('table')
const names = (page: Page) => table(page).getByRole('rowheader').getByRole('link').allTextContents()

describeInBrowser(
  'the table of providers',
  ({ open }) => {
    it('sorts by what the router says, with what is not known at the end, and is chosen from by keyboard', async () => {
      const page = await open(CHAT)
      const throughput = table(page).getByRole('button', { name: 'Tokens per second' })
      expect(await names(page)).toEqual(['Groq', 'Scaleway', 'Featherless AI'])
      await throughput.press('Enter')
      expect((await names(page)).slice(0, 2)).toEqual(['Groq', 'Scaleway'])
      await throughput.press('Enter')
      expect((await names(page)).slice(0, 2)).toEqual(['Scaleway', 'Groq'])
      expect(
        await table(page)
          .getByRole('row', { name: /^Scaleway/ })
          .textContent(),
      ).toContain('$0.15$0.60')
      expect(await table(page).getByRole('row', { name: /^Groq/ }).textContent()).toContain('In testing')

      await table(page).getByRole('link', { name: 'Scaleway' }).press('Enter')
      await expect.poll(() => new URL(page.url()).searchParams.get('provider')).toBe('scaleway')
      await expect.poll(() => shownCode(page)).toContain('acme/chat:scaleway')
      expect(await table(page).locator('[aria-current]').textContent()).toBe('Scaleway')
    })

    it('stands beside a warning where the chosen provider does not serve the model, with those that do', async () => {
      const page = await open(`${CHAT}?provider=groq`)
      await page.getByText('This model is still in testing at Groq, which doesn’t serve it yet.').waitFor()
      expect(
        await page
          .locator('#configure')
          .getByText(/^(?:Similar code v|V)erified/)
          .locator('visible=true')
          .count(),
      ).toBe(0)
      await page.getByRole('link', { name: 'Scaleway' }).first().click()
      await expect.poll(() => shownCode(page)).toContain('acme/chat:scaleway')
      expect(await page.getByText('still in testing').count()).toBe(0)
      await page
        .locator('#configure')
        .getByText(/^(?:Similar code v|V)erified/)
        .locator('visible=true')
        .waitFor()
      await page.goto(`${CHAT}?provider=cheapest`)
      await hydrated(page)
      await page.getByText('The router would currently choose Scaleway.').waitFor()
      await page.getByText(/This request costs an estimated \$0\.\d+\./).waitFor()
    })

    it('is chosen from without scripts, and fits a phone', async () => {
      const page = await open(CHAT, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await table(page).getByRole('link', { name: 'Featherless AI' }).click()
      await page.waitForURL('**provider=featherless-ai')
      expect(await shownCode(page)).toContain('acme/chat:featherless-ai')
    })

    it('are remembered where they serve the next model, and only there', async () => {
      const page = await open(CHAT)
      await page.getByLabel('Provider', { exact: true }).selectOption('scaleway')
      await expect.poll(() => shownCode(page)).toContain('acme/chat:scaleway')
      await page.goto(CHAT)
      expect(await shownCode(page)).toContain('acme/chat:scaleway')
      await hydrated(page)
      // Back and forward mean what they meant, whatever the browser remembers.
      await page.getByLabel('Provider', { exact: true }).selectOption('auto')
      await expect.poll(() => new URL(page.url()).searchParams.get('provider')).toBe('auto')
      await page.goBack()
      await expect.poll(() => shownCode(page)).toContain('acme/chat:scaleway')
      await page.goForward()
      await expect.poll(() => shownCode(page)).not.toContain('scaleway')
      await page.getByLabel('Provider', { exact: true }).selectOption('groq')
      await page.getByText('This model is still in testing at Groq, which doesn’t serve it yet.').waitFor()
      await page.goto(CHAT)
      expect(await page.getByLabel('Provider', { exact: true }).inputValue()).toBe('auto')
    })
  },
  'siteWithHub',
)

describeInBrowser('the table of providers, where no router is asked', ({ open }) => {
  it('shows no figures, and says why', async () => {
    const page = await open('/models/openai/gpt-oss-120b')
    await page.getByText('Prices and speeds unavailable: look-ups are turned off on this site.').waitFor()
    expect(await table(page).count()).toBe(0)
    await page.getByRole('region', { name: 'Providers' }).getByRole('link', { name: 'Groq', exact: true }).click()
    await expect.poll(() => shownCode(page)).toContain(':groq')
  })
})

describeInBrowser(
  'the table of providers, whose router does not answer',
  ({ open }) => {
    it('shows no figures, and says so', async () => {
      const page = await open('/models/openai/gpt-oss-120b')
      await page.getByText('Prices and speeds unavailable: the request to the router failed.').waitFor()
    })
  },
  'siteWithoutAnswer',
)
