import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, IMAGE_MODEL, MODEL, shownCode } from './chromium.ts'
import { overflowOf } from './every-page.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const way = (page: Page) => page.getByRole('link', { name: /^Use (?!with)/ })
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

describeInBrowser('a language without an example', ({ open }) => {
  it('keeps its tab, says why, and has code after one press; the next model is in it, too', async () => {
    const page = await open(IMAGE_MODEL)
    await tab(page, 'Go').click()
    await page.getByText('No example in Go here').waitFor()
    await page.getByText('Go needs a provider:').waitFor()
    expect(await page.locator('.ms-steps:visible').count()).toBe(0)
    await way(page).press('Enter')
    await expect.poll(() => shownCode(page)).toContain('package main')
    await expect.poll(() => parameter(page, 'language')).toBe('go')
    const provider = parameter(page, 'provider')
    expect(provider).not.toBeNull()

    await page.goto('/models/stabilityai/stable-diffusion-xl-base-1.0')
    expect(await tab(page, 'Go').getAttribute('aria-selected')).toBe('true')
    expect(await page.getByLabel('Provider', { exact: true }).inputValue()).toBe(provider)
    expect(await shownCode(page)).toContain('package main')
  })

  it('is there without scripts, on a phone, and stays when a reader comes from a chat', async () => {
    const page = await open(`${MODEL}?language=ruby`, {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    })
    expect(await shownCode(page)).toContain('require "net/http"')
    await page.goto(IMAGE_MODEL)
    await page.getByText('No example in Ruby here').waitFor()
    expect(await overflowOf(page)).toBe(0)
    await way(page).click()
    await page.waitForURL(/provider=/)
    expect(await shownCode(page)).toContain('require "net/http"')
  })

  it('does not hear that the router chooses where the clients of the hub do', async () => {
    const page = await open(IMAGE_MODEL)
    const choices = await page.getByLabel('Provider', { exact: true }).locator('option').allTextContents()
    expect(choices[0]).toBe('Any (the hub’s own clients ask who serves it)')
    expect(choices.join()).not.toContain('router')
  })

  it('is shown for the terminal that was chosen before', async () => {
    const page = await open(`${MODEL}?language=sh&client=curl`)
    await page.getByLabel('Terminal', { exact: true }).selectOption('PowerShell')
    await expect.poll(() => shownCode(page)).toContain('curl.exe')
    await page.goto('/models/Qwen/Qwen3-8B')
    expect(await shownCode(page)).toContain('curl.exe')
  })
})
