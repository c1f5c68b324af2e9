import { expect, it } from 'vitest'
import { describeInBrowser } from './chromium.ts'

describeInBrowser('the page of what works with what', ({ open, site }) => {
  it('goes from a provider to another way, to a reason, and to the same as JSON', async () => {
    const page = await open('/compatibility')
    await page.getByLabel('Provider', { exact: true }).selectOption('Groq')
    await expect.poll(() => page.url()).toContain('provider=groq')
    await page.getByLabel('Connection', { exact: true }).selectOption('With the provider’s own API key')
    await expect.poll(() => page.url()).toContain('?provider=groq&way=direct')
    const table = page.getByRole('table').first()
    const plain = table
      .getByRole('row', { name: /^openai, Python/ })
      .getByRole('cell')
      .first()
    expect(await plain.textContent()).toMatch(/^ran on /)
    await table.getByRole('link', { name: 'no example', exact: true }).first().click()
    const id = new URL(page.url()).hash
    const why = await table.locator(`a[href="${id}"] [title]`).first().getAttribute('title')
    expect(await page.locator('li:target').textContent()).toContain(why)
    const address = await page.getByRole('link', { name: 'View as JSON' }).getAttribute('href')
    const { provider, way, clients } = await (await fetch(new URL(address ?? '', site))).json()
    expect([provider, way]).toEqual(['groq', 'direct'])
    expect(clients.length).toBe(
      (await page.getByRole('table').nth(0).getByRole('row').count()) +
        (await page.getByRole('table').nth(1).getByRole('row').count()) -
        2,
    )
  })

  it('leads from what a client breaks to the program that shows it, and to who says how it ought to be', async () => {
    const page = await open('/compatibility?provider=cohere')
    const row = page.getByRole('row', { name: /^haystack, Python/ })
    const [plain, , , , schema] = await row.getByRole('link').all()
    expect(await schema?.textContent()).toBe('no example')
    expect(await plain?.textContent()).toBe('broken')
    await plain?.click()
    const reason = page.locator('li:target')
    expect(await reason.getByRole('link', { name: 'Source for the correct behavior' }).getAttribute('href')).toContain(
      'cohere.com',
    )
    const program = reason.getByText('from haystack.dataclasses import ChatMessage')
    expect(await program.isVisible()).toBe(false)
    await reason.getByText('Minimal program that reproduces the defect: haystack-sends-n.py').click()
    await expect.poll(() => program.isVisible()).toBe(true)
  })

  it('works without scripts, and takes another provider’s way for none', async () => {
    const page = await open('/compatibility?provider=openai&way=routed', { javaScriptEnabled: false })
    expect(await page.locator('select option:checked').allTextContents()).toEqual([
      'OpenAI',
      'With the provider’s own API key',
    ])
    await page.getByLabel('Provider', { exact: true }).selectOption('Groq')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByText('Through the Hugging Face router').waitFor({ state: 'attached' })
    expect(new URL(page.url()).searchParams.get('provider')).toBe('groq')
  })
})
