import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, MODEL, openPart, shownCode } from './chromium.ts'
import { overflowOf } from './every-page.ts'

const LLAMA = '/models/meta-llama/Llama-3.3-70B-Instruct'
const LONG = 'x'.repeat(3000)
const addressOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

describeInBrowser('a way on', ({ open }) => {
  it('from a provider that serves none but its own models', async () => {
    const page = await open(LLAMA)
    const offered = await page.getByLabel('Provider', { exact: true }).locator('option').allTextContents()
    expect(offered).toContain('Groq')
    expect(offered).not.toContain('OpenAI')
    await page.goto(`${LLAMA}?provider=openai`)
    await page.getByRole('link', { name: 'Let the router choose' }).click()
    await expect.poll(() => shownCode(page)).toContain('Llama-3.3-70B-Instruct')
    expect(addressOf(page).get('provider')).toBeNull()
  })

  it('from a token that is in no code yet', async () => {
    const page = await open(MODEL)
    await openPart(page, 'Connection')
    await page.getByLabel('Your token').fill('hf_mine')
    await page.getByText('The code reads the token from an environment variable.').waitFor()
    await page.getByLabel('Put my token into the code').check()
    await expect.poll(() => shownCode(page)).toContain('hf_mine')
    await page.getByLabel('Your token').fill('')
    await page.getByText('Enter your token above first.').waitFor()
  })

  it('from a direct call without a provider', async () => {
    const page = await open(`${MODEL}?directRequest=true`)
    await page.getByRole('link', { name: 'Choose a provider' }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('provider')
  })

  it('without clients of another provider among those that are missing', async () => {
    const page = await open(MODEL)
    expect(await page.locator('main').textContent()).not.toContain('fal_client')
  })

  it('from an address with a broken percent', async () => {
    const page = await open('/models/%E0%A4%A', { expectedStatus: 400 })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('link', { name: 'All models' }).click()
    await page.getByRole('searchbox').waitFor()
  })

  it.each([
    ['a search', `/?q=${LONG}`],
    ['a search for an id', `/?q=openai/${LONG}`],
    ['filters', `/?task=${LONG}&library=${LONG}&provider=${LONG}`],
    ['a search of tasks', `/tasks?q=${LONG}`],
    ['a search of libraries', `/libraries?q=${LONG}`],
    ['a model of a library', `/libraries/transformers?model=${LONG}`],
    [
      'every field',
      `${MODEL}?provider=${LONG}&platform=${LONG}&billTo=${LONG}&temperature=${LONG}&extra=${LONG}&language=${LONG}`,
    ],
  ])('within the screen, however long a word is: %s', async (_, path) => {
    const page = await open(path, { viewport: { width: 320, height: 700 } })
    expect(await overflowOf(page)).toBe(0)
  })

  it('to another language, at the same place of the page', async () => {
    const page = await open('/tasks')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { level: 1, name: 'Aufgaben' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  })

  it('by one name for each task', async () => {
    const page = await open('/models/openai/whisper-large-v3')
    const chip = await page.locator('main header li[lang="en"]').first().textContent()
    await page.goto('/tasks/automatic-speech-recognition')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(chip)
  })

  it('through the libraries, in pages that a phone can scroll', async () => {
    const page = await open('/libraries', { viewport: { width: 390, height: 844 } })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
    const names = new Set<string>()
    for (;;) {
      const shown = await page.locator('main li a[href^="/libraries/"]').allTextContents()
      for (const name of shown) names.add(name)
      const next = page.getByRole('link', { name: 'Next', exact: true })
      if ((await next.count()) === 0) break
      const [last = ''] = shown
      await next.click()
      await expect.poll(() => page.locator('main li a[href^="/libraries/"]').first().textContent()).not.toBe(last)
    }
    expect(names.size).toBeGreaterThan(200)
  })

  it('from an owner alone, another case of letters, and an address of a hub', async () => {
    const page = await open('/models/openai')
    await page.getByRole('link', { name: 'openai/gpt-oss-120b' }).waitFor()
    await page.goto('/models/OpenAI/GPT-OSS-120B')
    await page.getByRole('heading', { level: 1, name: 'openai/gpt-oss-120b' }).waitFor()
    await page.goto('/')
    await page.getByRole('searchbox').fill('https://huggingface.co/Qwen/Qwen3-8B/tree/main')
    await page.getByRole('link', { name: /^Qwen\/Qwen3-8B(?!-)/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Qwen/Qwen3-8B' }).waitFor()
    await page.goto('/?q=somebody/of-their-own')
    expect(await page.getByRole('link', { name: 'Open somebody/of-their-own' }).getAttribute('href')).toBe(
      '/models/somebody/of-their-own',
    )
  })

  it.each([
    ['speech to text', /whisper/],
    ['Bilder erzeugen', /FLUX|Qwen-Image/],
    ['ollama', /GGUF/],
  ])('by the words that people use, in the palette as in the list: %s', async (words, found) => {
    const page = await open(`/?q=${encodeURIComponent(words)}`)
    expect(await page.locator('main section li a').first().textContent()).toMatch(found)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill(words)
    await expect.poll(() => dialog.getByRole('option').first().textContent()).toMatch(found)
  })
})

describeInBrowser('what a reader is about to press', ({ open }) => {
  // Not its data, which is asked for until it comes.
  it.each<[string, string, RegExp, string]>([
    ['a section', '/', /^Libraries$/, '/assets/libraries-'],
    ['a library', '/libraries', /^timm$/, '/assets/library-'],
    ['a task', '/tasks', /^Translation/, '/assets/task-'],
    ['a model', '/', /openai\/gpt-oss-120b/, '/assets/model-'],
  ])('is fetched before the press: %s', async (_, from, name, wanted) => {
    const page = await open(from)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name }).first().hover()
    await expect.poll(() => asked.some((path) => path.startsWith(wanted))).toBe(true)
  })

  it('is fetched where the reader waits in the form already: the colors, and only a change fetches the generator', async () => {
    const page = await open(MODEL)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const hasAsked = (name: string) => asked.some((url) => url.includes(name))
    await page.getByLabel('Provider', { exact: true }).hover()
    await expect.poll(() => hasAsked('/highlight-')).toBe(true)
    expect(hasAsked('/build-examples-')).toBe(false)
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    await expect.poll(() => hasAsked('/build-examples-')).toBe(true)
  })
})

const OFFLINE = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED'
const BUSY = 'Failed to load resource: the server responded with a status of 503 (Service Unavailable)'

describeInBrowser('a page whose data or code does not come', ({ open }) => {
  it('stays while there is no network, and goes on by itself', async () => {
    const page = await open('/compatibility', { expectedComplaint: OFFLINE })
    await page.context().setOffline(true)
    await page.getByLabel('Provider', { exact: true }).selectOption('Cerebras')
    await page.getByText('You’re offline.').waitFor()
    expect(await page.getByRole('table').count()).toBeGreaterThan(0)
    await page.context().setOffline(false)
    await expect.poll(() => addressOf(page).get('provider')).toBe('cerebras')
    expect(await page.getByText('You’re offline.').count()).toBe(0)
  })

  it('asks again where a service is busy for a moment', async () => {
    const page = await open('/compatibility', { expectedStatus: 200, expectedComplaint: BUSY })
    let asked = 0
    await page.route('**/compatibility.data?*provider=cerebras*', (route) =>
      ++asked === 1 ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.getByLabel('Provider', { exact: true }).selectOption('Cerebras')
    await expect.poll(() => addressOf(page).get('provider')).toBe('cerebras')
    expect(asked).toBeGreaterThanOrEqual(2)
  })
})
