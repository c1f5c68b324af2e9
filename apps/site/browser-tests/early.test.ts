import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, hydrated, MODEL, openPart, shownCode } from './chromium.ts'

/** The scripts of a page, which are answered one at a time. */
interface HeldScripts {
  /** Answers the next ones in the order in which they were asked for. */
  readonly answer: (count: number) => Promise<void>
  /** Answers all, now and later. */
  readonly answerAll: () => void
}

async function holdScripts(page: Page): Promise<HeldScripts> {
  const held: (() => Promise<void>)[] = []
  let isOver = false
  await page.route('**/assets/*.js', async (route) => {
    const answer = async () => {
      const response = await route.fetch().catch(() => undefined)
      // At the end of a test, the page is gone before its last scripts.
      if (response !== undefined && !page.isClosed()) await route.fulfill({ response }).catch(() => undefined)
    }
    if (isOver) await answer()
    else held.push(answer)
  })
  return {
    async answer(count) {
      for (let time = 0; time < count; time++) {
        await expect.poll(() => held.length).toBeGreaterThan(0)
        await held.shift()?.()
      }
    },
    answerAll() {
      isOver = true
      for (const answer of held.splice(0)) void answer()
    },
  }
}

/** Opens a model's page on a slow machine when only some of its scripts have been answered. */
async function openEarly(page: Page, answered: number): Promise<HeldScripts> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const scripts = await holdScripts(page)
  await page.goto(MODEL, { waitUntil: 'commit' })
  await page.getByLabel('Prompt').waitFor()
  await scripts.answer(answered)
  return scripts
}

describeInBrowser('a page of which so many scripts have been answered', ({ open }) => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('keeps what is typed, chosen and copied: %i', async (answered) => {
    const page = await open('/agents')
    await page.addInitScript(() => {
      const copied: string[] = []
      Object.assign(window, { copied })
      navigator.clipboard.writeText = (text) => {
        copied.push(text)
        return Promise.resolve()
      }
    })
    const scripts = await openEarly(page, answered)
    const text = page.getByLabel('Prompt')
    const sample = await text.inputValue()
    const code = await shownCode(page)

    await page.getByRole('button', { name: 'Copy the openai example' }).click()
    await openPart(page, 'Parameters')
    await page.getByLabel('Temperature').fill('0.5')
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    await text.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Before,')
    scripts.answerAll()
    // Keys come while the page is hydrated.
    await page.keyboard.type(' and after that, in the same breath.')
    await hydrated(page)

    const typed = `${sample} Before, and after that, in the same breath.`
    await expect.poll(() => shownCode(page)).toContain(typed)
    expect(await text.inputValue()).toBe(typed)
    expect(await page.getByLabel('Temperature').inputValue()).toBe('0.5')
    expect(await page.getByLabel('Provider', { exact: true }).inputValue()).toBe('groq')
    await expect.poll(() => shownCode(page)).toContain('temperature=0.5')
    await expect.poll(() => shownCode(page)).toContain(':groq')
    expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([code.slice(0, -1)])
  })

  it('shows what is chosen from the menus above a list before', async () => {
    const page = await open('/agents')
    const scripts = await holdScripts(page)
    await page.goto('/errors', { waitUntil: 'commit' })
    await page.getByLabel('Language', { exact: true }).selectOption('Go')
    scripts.answerAll()
    await expect.poll(() => page.url()).toContain('language=go')
  })

  it.each([0, 8])('keeps a prompt and a language that were chosen before: %i', async (answered) => {
    const page = await open('/agents')
    const scripts = await openEarly(page, answered)
    await page.getByLabel('Prompt').fill('Typed early')
    await page.getByRole('radio', { name: 'Go', exact: true }).click()
    scripts.answerAll()
    await hydrated(page)
    await expect.poll(() => shownCode(page)).toContain('package main')
    await expect.poll(() => shownCode(page)).toContain('Typed early')
    expect(await page.getByLabel('Prompt').inputValue()).toBe('Typed early')
  })

  it.each(['run-locally', 'coding-agents'].flatMap((child) => [0, 4, 8].map((answered) => [child, answered] as const)))(
    'keeps open what was opened on a child page, and copies it: %s, %i',
    async (child, answered) => {
      const page = await open('/agents')
      await page.addInitScript(() => {
        const copied: string[] = []
        Object.assign(window, { copied })
        navigator.clipboard.writeText = (text) => {
          copied.push(text)
          return Promise.resolve()
        }
      })
      const scripts = await holdScripts(page)
      await page.goto(`${MODEL}/${child}`, { waitUntil: 'commit' })
      const closed = page.locator('main details:not([open])').first()
      const title = (await closed.locator('summary').textContent()) ?? ''
      await closed.locator('summary').click()
      const opened = page
        .locator('main details[open]')
        .filter({ has: page.locator('summary', { hasText: title }) })
        .first()
      await scripts.answer(answered)
      await opened.locator('.ms-copy').first().click()
      const code = (await opened.locator('pre').first().textContent()) ?? ''
      scripts.answerAll()
      await hydrated(page)
      expect(await opened.count()).toBe(1)
      expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([code.trimEnd()])
      await page.getByRole('link', { name: 'API', exact: true }).first().click()
      await page.getByLabel('Prompt').waitFor()
    },
  )

  it('explains an error that was pasted before', async () => {
    const page = await open('/agents')
    const scripts = await holdScripts(page)
    await page.goto('/errors', { waitUntil: 'commit' })
    const field = page.getByRole('textbox', { name: 'Paste your error message' })
    await field.fill('curl: (6) Could not resolve host: example.com')
    scripts.answerAll()
    await page.locator('output').getByText('Host not found').waitFor()
    expect(await field.inputValue()).toBe('curl: (6) Could not resolve host: example.com')
  })

  it('searches for what was typed before', async () => {
    const page = await open('/agents')
    const scripts = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('searchbox', { name: 'Find a model' }).fill('whisper')
    scripts.answerAll()
    await page.getByText(/models for “whisper”$/).waitFor()
  })
})
