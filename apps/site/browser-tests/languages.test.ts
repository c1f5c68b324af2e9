import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, MODEL, openPart, shownCode } from './chromium.ts'

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const textsLoaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/texts-(\w+)-/.exec(name)?.[1] ?? []),
  )

describeInBrowser('a reader of another language', ({ site, open }) => {
  it('gets the page in the language of the browser, and loads no other', async () => {
    const page = await open('/', { locale: 'de-AT' })
    await heading(page, 'Kopieren Sie Code, der ein Modell aufruft').waitFor()
    expect(await languageOf(page)).toBe('de')
    await page.getByRole('searchbox').fill('gpt oss 120')
    await page.getByText('1 Modell zu „gpt oss 120“').waitFor()
    await page.getByRole('link', { name: 'openai/gpt-oss-120b' }).click()
    // The list has a field of that name, too.
    await heading(page, 'gpt-oss-120b').waitFor()
    await page.getByLabel('Anbieter', { exact: true }).selectOption('groq')
    await expect.poll(() => shownCode(page)).toContain(':groq')
    await page.getByText(/^Beispiel für openai: \d+ Zeilen? geändert/).waitFor({ state: 'attached' })
    await openPart(page, 'Parameter')
    await page.getByLabel('Temperatur').fill('heiß')
    await page.getByText('Muss eine Zahl zwischen 0 und 2 sein.').first().waitFor()
    await page.getByRole('link', { name: 'Aufgaben', exact: true }).click()
    await heading(page, 'Aufgaben').waitFor()
    expect(await page.title()).toBe('Aufgaben · Model Snippets')
    expect(new Set(await textsLoaded(page))).toEqual(new Set(['de']))
  })

  it('chooses a language in the footer, and keeps the state of the page', async () => {
    const page = await open(`${MODEL}?provider=groq&language=js&client=fetch`)
    const code = await shownCode(page)
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByText('Token setzen').locator('visible=true').waitFor()
    expect(await languageOf(page)).toBe('de')
    expect(new URL(page.url()).search).toBe('?provider=groq&language=js&client=fetch')
    expect(await shownCode(page)).toBe(code)
    await page.goto('/libraries')
    await heading(page, 'Bibliotheken').waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await heading(page, 'Libraries').waitFor()
    await page.getByRole('searchbox').press('End')
    await expect.poll(async () => new Set(await textsLoaded(page))).toEqual(new Set(['en']))
  })

  it('chooses it without scripts, too, against the wish of the browser', async () => {
    const page = await open('/tasks', { locale: 'de', javaScriptEnabled: false })
    await heading(page, 'Aufgaben').waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await heading(page, 'Tasks').waitFor()
    expect(await languageOf(page)).toBe('en')
  })

  it('is told apart by caches, and gets the same files as everybody', async () => {
    const ask = async (path: string, language: string) => {
      const response = await fetch(`${site}${path}`, { headers: { 'accept-language': language } })
      const { headers } = response
      return { body: await response.text(), etag: headers.get('etag'), vary: headers.get('vary'), headers }
    }
    for (const path of [MODEL, '/tasks', '/libraries/diffusers', `${MODEL}.data`]) {
      const { vary, headers } = await ask(path, 'de')
      expect([path, vary?.toLowerCase()]).toEqual([path, expect.stringContaining('accept-language')])
      expect([path, vary?.toLowerCase()]).toEqual([path, expect.stringContaining('cookie')])
      expect(headers.get('cache-control')).toBe('private, no-cache')
      expect((await ask(path, 'en')).body).not.toBe('')
    }
    const files = ['sh', 'py', 'mjs', 'md', 'json', 'ipynb'].map((form) => `${MODEL}.${form}`)
    const others = ['/tasks/translation.md', '/libraries/diffusers.json', '/llms.txt', '/sitemap.xml', '/models.json']
    const api = ['/api/tasks', '/api/openapi.json', `/api${MODEL}/snippets?temperature=9`]
    for (const path of [...files, ...others, ...api]) {
      const [german, english] = [await ask(path, 'de'), await ask(path, 'en')]
      expect([path, german.body]).toEqual([path, english.body])
      expect([path, german.etag]).toEqual([path, english.etag])
    }
  })
})
