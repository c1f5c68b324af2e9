import { expect, it } from 'vitest'
import { describeInBrowser, MODEL } from './chromium.ts'

describeInBrowser('a reader of the libraries', ({ open }) => {
  it('copies a library example on a model’s page', async () => {
    const page = await open(`${MODEL}/run-locally`, { permissions: ['clipboard-read', 'clipboard-write'] })
    const name = 'the Transformers example in Python (1 of 2)'
    const code = await page.getByRole('group', { name }).textContent()
    expect(code).toContain('pipeline("text-generation", model="openai/gpt-oss-120b")')
    await page.getByRole('button', { name: `Copy ${name}` }).click()
    await page.getByText(`Copied ${name}`).waitFor({ state: 'attached' })
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code?.trim())
  })
})
