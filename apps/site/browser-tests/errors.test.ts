import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, MODEL } from './chromium.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Paste your error message' })
const result = (page: Page) => page.locator('output')

const TOKEN = 'hf_abcdefghijklmnopqrstuvwx'

describeInBrowser('a reader whose call failed', ({ site, open }) => {
  it('learns the cause of what is pasted, which is sent nowhere', async () => {
    const page = await open('/errors')
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    await field(page).focus()
    await page.evaluate(
      (text) => document.execCommand('insertText', false, text),
      'openai.RateLimitError: Error code: 429',
    )
    await result(page).getByText('429: too many requests').waitFor()
    await field(page).fill('Hello')
    await result(page).getByText('We don’t recognize this message').waitFor()
    await field(page).fill(`401 Unauthorized for Bearer ${TOKEN}`)
    await result(page).getByText('401: invalid token').waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => field(page).inputValue()).toBe('401 Unauthorized for Bearer hf_***')
    expect(asked.filter((request) => request.includes(TOKEN) || request.includes('429'))).toEqual([])
    expect(page.url()).not.toContain(TOKEN)
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(TOKEN)
  })

  it('comes from an example to what its client prints', async () => {
    const page = await open(`${MODEL}?language=go&client=openai-go`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.locator('a:visible', { hasText: 'Troubleshooting' }).click()
    await page.getByRole('heading', { level: 1, name: 'Troubleshooting' }).waitFor()
    expect(await page.getByLabel('Client', { exact: true }).inputValue()).toBe('go/openai-go')
    await page.locator('summary', { has: page.getByRole('heading', { name: 'Certificate not trusted' }) }).click()
    await page.getByText('x509: certificate signed by unknown authority').waitFor()
  })

  it('goes from a message to code that tries again', async () => {
    const page = await open('/errors')
    await page.getByLabel('Language', { exact: true }).selectOption('Go')
    await expect.poll(() => page.getByLabel('Client', { exact: true }).inputValue()).toBe('go/openai-go')
    await field(page).fill('Error code: 429')
    await result(page).getByRole('link', { name: 'Add retries to your code' }).click()
    await page.getByRole('heading', { level: 1, name: 'openai/gpt-oss-120b' }).waitFor()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      retries: 'true',
      language: 'go',
      client: 'openai-go',
    })
  })

  it('finds a cause in the palette', async () => {
    const page = await open('/')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('429 rate limit')
    await page.getByRole('option', { name: '429: too many requests' }).click()
    await page.locator('#rate-limited').waitFor()
    expect(new URL(page.url()).hash).toBe('#rate-limited')
  })

  it('stays where the fragment of an address is broken', async () => {
    const page = await open('/errors#%E0%A4%A')
    await page.getByRole('heading', { level: 1, name: 'Troubleshooting' }).waitFor()
    expect(await page.locator('details[open]').count()).toBe(0)
  })

  it('reads every cause and what clients print without scripts', async () => {
    const page = await open('/errors', { javaScriptEnabled: false })
    await page.getByLabel('Language', { exact: true }).selectOption('Shell')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    expect(await page.getByLabel('Client', { exact: true }).inputValue()).toBe('sh/curl')
    await page.locator('details:has(#no-host) > summary').click()
    await page.getByText('curl: (6) Could not resolve host').waitFor()
  })

  it.each([
    ['en', 'Paste your error message', 'Find the cause', '401: invalid token', 'We don’t recognize this message'],
    ['de', 'Fehlermeldung einfügen', 'Ursache finden', '401: ungültiges Token', 'Wir kennen diese Meldung nicht'],
  ])('learns the cause without scripts, from the server: %s', async (locale, label, button, cause, unknown) => {
    const page = await open('/errors?language=go&client=go%2Fnet%2Fhttp', { javaScriptEnabled: false, locale })
    const message = page.getByRole('textbox', { name: label })
    await message.fill(`first line\n401 Unauthorized for Bearer ${TOKEN}`)
    await page.getByRole('button', { name: button }).click()
    await result(page).getByText(cause).waitFor()
    expect(await message.inputValue()).toBe('first line\n401 Unauthorized for Bearer hf_***')
    expect(await page.locator('#client').inputValue()).toBe('go/net/http')
    expect(await page.content()).not.toContain(TOKEN)
    expect(page.url()).not.toContain(TOKEN)
    await message.fill('Hello')
    await page.getByRole('button', { name: button }).click()
    await result(page).getByText(unknown).waitFor()
  })

  it.each([
    ['nothing', new URLSearchParams(), 200],
    ['a long text, of which the end is read', new URLSearchParams({ message: `${'x '.repeat(200_000)}429` }), 200],
    ['what is no form', '{"message": "429"}', 400],
    ['more than a body holds', new URLSearchParams({ message: 'x'.repeat(1_100_000) }), 413],
  ])('gets an answer to %s', async (_, body, status) => {
    const answer = await fetch(`${site}/errors`, { method: 'POST', body })
    expect([answer.status, (await answer.text()).length < 200_000]).toEqual([status, true])
  })
})
