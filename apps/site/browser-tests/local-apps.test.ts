import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser } from './chromium.ts'

const GGUF = '/models/acme/small-GGUF'
const section = (page: Page) => page.getByRole('region', { name: 'Run this model on your machine' })
const app = (page: Page, name: string) =>
  section(page)
    .locator('details')
    .filter({ has: page.getByText(name, { exact: true }) })

/** A block of code of an app that holds a text. */
const code = (page: Page, name: string, hasText: string) => app(page, name).locator('pre').filter({ hasText })

describeInBrowser(
  'the apps of the reader’s machine',
  ({ open }) => {
    it('run the file that is chosen, without scripts, and keep what else was chosen', async () => {
      const page = await open(`${GGUF}?language=js&client=fetch`, { javaScriptEnabled: false })
      await section(page).getByText('small-Q4_K_M.gguf', { exact: true }).first().waitFor()
      expect(await code(page, 'llama.cpp', 'llama-server').textContent()).toContain('small-GGUF:Q4_K_M ')
      await section(page).getByLabel('Quantization').selectOption('Q8_0')
      await section(page).getByRole('button', { name: 'Show' }).click()
      await section(page).getByText('in 2 parts (7.7 GB)').waitFor()
      expect(new URL(page.url()).search).toBe('?language=js&client=fetch&quantization=Q8_0&contextLength=')
      expect(await code(page, 'llama.cpp', 'llama-server').textContent()).toContain('small-GGUF:Q8_0 ')
      expect(await code(page, 'llama.cpp', 'await fetch(').count()).toBe(1)
      await section(page)
        .getByText(/apps can’t run this model$/)
        .click()
      await section(page).getByText('the app can’t download a model that is split into several files').waitFor()
    })

    it('start their servers with the context length that is typed, without scripts, and say what is wrong with it', async () => {
      const page = await open(`${GGUF}?quantization=Q8_0`, { javaScriptEnabled: false })
      const field = section(page).getByLabel('Context length in tokens')
      const server = code(page, 'llama.cpp', 'llama-server')
      await section(page).getByText('The model supports up to 40,960 tokens.').waitFor()
      await field.fill('32768')
      await section(page).getByRole('button', { name: 'Show' }).click()
      await page.waitForURL('**?quantization=Q8_0&contextLength=32768#*')
      expect(await server.textContent()).toMatch(/small-GGUF:Q8_0 .*--ctx-size 32768/)
      expect(await field.inputValue()).toBe('32768')
      await field.fill('8k')
      await section(page).getByRole('button', { name: 'Show' }).click()
      await section(page).getByText('Must be a whole number between 1 and 100,000,000.').waitFor()
      expect(await field.inputValue()).toBe('8k')
      expect(await field.getAttribute('aria-describedby')).toContain('contextLength-problem')
      expect(await server.textContent()).not.toContain('--ctx-size')
      const german = await open(`${GGUF}?contextLength=1.5`, { locale: 'de' })
      await german.getByRole('textbox', { name: 'Kontextlänge in Tokens' }).waitFor()
      expect(await german.locator('#contextLength-problem').textContent()).toContain('100.000.000')
    })

    it('stay as they were asked when the request changes', async () => {
      const page = await open(`${GGUF}?contextLength=32768`)
      await page.getByLabel('Stream the response').check()
      await page.waitForURL(/stream=true/)
      expect(new URL(page.url()).searchParams.get('contextLength')).toBe('32768')
      await expect.poll(() => code(page, 'llama.cpp', 'llama-server').textContent()).toContain('--ctx-size 32768')
    })

    it('say how large each file is, or that it is not known, in the language of the page', async () => {
      const sizes = async (path: string, locale: string) => {
        const page = await open(path, { locale })
        return page
          .getByRole('combobox', { name: /^Quanti/ })
          .locator('option')
          .allTextContents()
      }
      expect(await sizes(GGUF, 'en')).toEqual([
        'Q4_K_M · 4.37 GB · for computers with at least 8 GB of memory',
        'Q8_0 · 7.7 GB · for computers with at least 16 GB of memory',
      ])
      expect(await sizes(GGUF, 'de')).toEqual([
        'Q4_K_M · 4,37\u00a0GB · für Rechner mit mindestens 8 GB RAM',
        'Q8_0 · 7,7\u00a0GB · für Rechner mit mindestens 16 GB RAM',
      ])
      expect(await sizes('/models/odd/unmeasured-GGUF', 'en')).toEqual(['Q4_K_M · size unknown', 'Q8_0 · size unknown'])
    })

    it('name cards whose memory is enough, where the size is known', async () => {
      const cards = (page: Page) => section(page).getByText(/^GPUs .*: NVIDIA .* \(8 GB\)/)
      await cards(await open(GGUF)).waitFor()
      const page = await open('/models/odd/unmeasured-GGUF')
      await section(page).waitFor()
      expect(await cards(page).count()).toBe(0)
    })

    it('are opened by their links, and start their servers with Docker', async () => {
      const page = await open(GGUF, { javaScriptEnabled: false })
      await app(page, 'Msty').getByText('Msty', { exact: true }).click()
      const link = app(page, 'Msty').getByRole('link', { name: 'Open the model in Msty' })
      expect(await link.getAttribute('href')).toBe('msty://models/search/hf/acme/small-GGUF')
      await app(page, 'Msty')
        .getByText('The link comes from Hugging Face’s published list of apps. We haven’t run this app.')
        .waitFor()
      expect(await code(page, 'llama.cpp', 'docker run').textContent()).toContain('127.0.0.1:8080:8080')
    })

    it('say what is wrong with a quantization of the address', async () => {
      const page = await open(`${GGUF}?quantization=Q9`)
      await section(page).getByText('the model has no "Q9" file; expected one of Q4_K_M, Q8_0').waitFor()
      expect(await section(page).getByLabel('Quantization').inputValue()).toBe('Q4_K_M')
    })

    it('are opened one by one, and copied', async () => {
      const page = await open(GGUF, { permissions: ['clipboard-read', 'clipboard-write'] })
      await app(page, 'Ollama').getByText('Ollama', { exact: true }).click()
      const copy = app(page, 'Ollama').getByRole('button', { name: /Copy Ollama: Download the model and chat/ })
      await copy.click()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe('ollama run hf.co/acme/small-GGUF:Q4_K_M')
    })
  },
  'siteWithHub',
)
