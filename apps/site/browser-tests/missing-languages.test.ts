import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, IMAGE_MODEL, MODEL, openPart, shownCode } from './chromium.ts'
import { overflowOf } from './every-page.ts'

const language = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const way = (page: Page) => page.getByRole('link', { name: /^Use (?!with)/ })
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

describeInBrowser('a language without an example', ({ open }) => {
  it('opens with a provider that has one, and says which; the next page chooses for itself', async () => {
    const page = await open(IMAGE_MODEL)
    await language(page, 'Go').click()
    await expect.poll(() => shownCode(page)).toContain('package main')
    await page.getByText(/^Go examples require a specific provider, so this one uses \w+/).waitFor()
    await expect.poll(() => parameter(page, 'language')).toBe('go')
    const provider = parameter(page, 'provider')
    expect(provider).not.toBeNull()
    expect(await page.getByLabel('Provider', { exact: true }).inputValue()).toBe(provider)
    // Back, all is as it was.
    await page.getByLabel('Provider', { exact: true }).selectOption('auto')
    await page.getByText('No Go example for this request').waitFor()
    await page.getByText('To get Go code, choose a provider:').waitFor()
    expect(await page.locator('.ms-steps:visible').count()).toBe(0)
    await way(page).press('Enter')
    await expect.poll(() => shownCode(page)).toContain('package main')

    const other = await open(`${IMAGE_MODEL}?language=go`)
    expect(await shownCode(other)).toContain('package main')
    await other.getByText(/^Go examples require a specific provider, so this one uses \w+/).waitFor()
    await other.goto('/models/openai/gpt-oss-120b')
    expect(await language(other, 'Go').isChecked()).toBe(true)
    expect(await other.getByLabel('Provider', { exact: true }).inputValue()).toBe('auto')
  })

  it('is there without scripts, on a phone, and stays when a reader comes from a chat', async () => {
    const page = await open(`${MODEL}?language=ruby`, {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    })
    expect(await shownCode(page)).toContain('require "net/http"')
    await page.goto(IMAGE_MODEL)
    await page.getByText(/^Ruby examples require a specific provider, so this one uses \w+/).waitFor()
    expect(await shownCode(page)).toContain('require "net/http"')
    expect(await overflowOf(page)).toBe(0)
    await page.goto(`${IMAGE_MODEL}?provider=auto`)
    await page.getByText('No Ruby example for this request').waitFor()
    expect(await overflowOf(page)).toBe(0)
    await way(page).click()
    await page.waitForURL(/provider=(?!auto)/)
    expect(await shownCode(page)).toContain('require "net/http"')
  })

  it('does not hear that the router chooses where the clients of the hub do', async () => {
    const page = await open(IMAGE_MODEL)
    const choices = await page.getByLabel('Provider', { exact: true }).locator('option').allTextContents()
    expect(choices[0]).toBe('Auto')
    expect(choices.join()).not.toContain('router')
  })

  it('is shown for the terminal that was chosen before', async () => {
    const page = await open(`${MODEL}?language=sh&client=curl`)
    await openPart(page, 'Connection')
    await page.getByLabel('Terminal').selectOption('PowerShell')
    await expect.poll(() => shownCode(page)).toContain('curl.exe')
    await page.goto('/models/Qwen/Qwen3-8B')
    expect(await shownCode(page)).toContain('curl.exe')
  })
})
