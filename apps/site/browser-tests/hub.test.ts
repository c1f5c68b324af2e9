import type { Locator, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { describeInBrowser, hydrated, IMAGE_MODEL, MODEL } from './chromium.ts'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Find a model' })
const links = (page: Page, area: string) => page.getByRole('region', { name: area }).getByRole('link')
const rows = (page: Page, area: string) => page.getByRole('region', { name: area }).locator('li a[href^="/models/"]')
const addressOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search)
const statusOf = (page: Page) => page.getByRole('region', { name: 'Models' }).getByRole('status').first()

describeInBrowser('the list of models', ({ open }) => {
  it('is filtered, paged and led back without scripts', async () => {
    const page = await open('/', { javaScriptEnabled: false })
    expect(await rows(page, 'Models').count()).toBe(48)
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await page.getByText(/^Page 2 of \d+$/).waitFor()
    expect(await rows(page, 'Models').first().getAttribute('href')).not.toBe(null)

    await page.getByLabel('Task', { exact: true }).selectOption('text-to-image')
    await page.getByLabel('Library', { exact: true }).selectOption('diffusers')
    await page.getByLabel('Provider', { exact: true }).selectOption('fal-ai')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('The catalog doesn’t list which of them', { exact: false }).waitFor()
    expect(new URL(page.url()).searchParams.get('task')).toBe('text-to-image')
    expect(await page.getByLabel('Task', { exact: true }).inputValue()).toBe('text-to-image')
    const filtered = await rows(page, 'Models').count()
    expect(filtered).toBeGreaterThan(0)
    expect(await statusOf(page).textContent()).toBe(`${filtered} models`)

    await page.getByRole('link', { name: 'Remove the filter Task: Text-to-Image' }).click()
    await expect.poll(() => addressOf(page)).toBe('?library=diffusers&provider=fal-ai')
    await expect.poll(() => rows(page, 'Models').count()).toBeGreaterThanOrEqual(filtered)
    await page.getByRole('link', { name: 'Remove all filters' }).click()
    await expect.poll(() => addressOf(page)).toBe('')
  })

  it('says how many models each choice leaves', async () => {
    const page = await open('/?q=llama')
    const option = page.getByLabel('Task', { exact: true }).locator('option[value="text-generation"]')
    const [, count] = /\((\d+)\)$/.exec((await option.textContent()) ?? '') ?? []
    await page.getByLabel('Task', { exact: true }).selectOption('text-generation')
    await expect.poll(() => statusOf(page).textContent()).toBe(`${count} models for “llama”`)
    expect(await rows(page, 'Models').count()).toBe(Number(count))
  })

  it('follows what is typed and chosen, and goes back', async () => {
    const page = await open('/')
    await searchBox(page).fill('whisper')
    await expect.poll(() => addressOf(page)).toBe('?q=whisper')
    await expect.poll(() => statusOf(page).textContent()).toMatch(/^\d+ models for “whisper”$/)
    await page.getByLabel('Library', { exact: true }).selectOption('transformers')
    await expect.poll(() => addressOf(page)).toBe('?q=whisper&library=transformers')
    await page.getByRole('link', { name: 'Remove the filter Library' }).waitFor()
    await page.getByRole('link', { name: 'Remove the filter Library' }).click()
    await expect.poll(() => addressOf(page)).toBe('?q=whisper')
    await expect.poll(() => page.getByLabel('Library', { exact: true }).inputValue()).toBe('')
    await page.goto(`${new URL(page.url()).origin}/?q=whisper`)
    await links(page, 'Models').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(() => searchBox(page).inputValue()).toBe('whisper')
  })

  it('offers a way out of a search that finds nothing', async () => {
    const page = await open('/?q=openai/gpt-oss-12b&task=text-to-image')
    await page.getByText('No model matches “openai/gpt-oss-12b”.').waitFor()
    expect(await page.getByRole('link', { name: 'openai/gpt-oss-120b' }).getAttribute('href')).toBe(MODEL)
    await page.getByRole('link', { name: 'Search without “Text-to-Image”' }).waitFor()
    await page.getByRole('link', { name: 'Show all models' }).click()
    await expect.poll(() => statusOf(page).textContent()).toMatch(/^\d+ models$/)
  })

  it('keeps what is typed while there is no network, and goes on by itself', async () => {
    const page = await open('/', { expectedComplaint: 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED' })
    await page.context().setOffline(true)
    await searchBox(page).fill('mistral')
    await page.getByText('You’re offline.').waitFor()
    expect(await searchBox(page).inputValue()).toBe('mistral')
    expect(await rows(page, 'Models').count()).toBe(48)
    await page.context().setOffline(false)
    await expect.poll(() => statusOf(page).textContent()).toMatch(/for “mistral”$/)
    expect(await page.getByText('You’re offline.').count()).toBe(0)
  })

  it('asks again when the server fails, and not when it refuses', async () => {
    const page = await open('/', { expectedStatus: 200, expectedComplaint: FAILED(500) })
    let asked = 0
    await page.route('**/models.json?q=phi', (route) => {
      asked++
      return asked <= 2 ? route.fulfill({ status: 500 }) : route.continue()
    })
    await searchBox(page).fill('phi')
    await page.getByText('Trying again').waitFor()
    await expect.poll(() => statusOf(page).textContent()).toMatch(/for “phi”$/)
    expect(asked).toBe(3)

    const other = await open('/', { expectedComplaint: FAILED(400) })
    let refused = 0
    await other.route('**/models.json?q=phi', (route) => {
      refused++
      return refused === 1 ? route.fulfill({ status: 400 }) : route.continue()
    })
    await searchBox(other).fill('phi')
    await other.getByText('Your query hasn’t been lost').waitFor()
    expect([refused, await searchBox(other).inputValue()]).toEqual([1, 'phi'])
    await other.getByRole('link', { name: 'Try again' }).click()
    await expect.poll(() => statusOf(other).textContent()).toMatch(/for “phi”$/)
  })

  it('says nothing of a hub that is not asked', async () => {
    const page = await open('/?q=llama')
    expect(await page.getByText(/hub/i).count()).toBe(0)
  })
})

/** Of what stands in every tab, that in the open one. */
const seen = (found: Locator): Locator => found.filter({ visible: true })

/** The id that the provider itself has for the model. */
const FLUX_AT_FAL = '/fal-ai/fal-ai/flux/dev'

describeInBrowser('a model whose id at the provider is not known', ({ open }) => {
  it('has that said in place of what ran, and a field that ends it', async () => {
    const page = await open(`${IMAGE_MODEL}?provider=fal-ai&client=curl&language=sh`)
    await seen(page.getByText('This example is based on a guess')).waitFor()
    expect(await seen(page.getByText('We ran this exact code')).count()).toBe(0)
    await seen(page.getByRole('link', { name: 'Enter the model id' })).click()
    const field = page.getByLabel('Provider’s model id')
    await field.fill('fal-ai/flux/dev')
    await expect.poll(() => page.locator('pre').allTextContents()).toContainEqual(expect.stringContaining(FLUX_AT_FAL))
    await expect.poll(() => page.getByText('This example is based on a guess').count()).toBe(0)
    await expect.poll(() => addressOf(page)).toContain('providerId=fal-ai/flux/dev')
  })

  it('says so to readers without scripts, who can give the id, too', async () => {
    const page = await open(`${IMAGE_MODEL}?provider=fal-ai&client=curl&language=sh`, { javaScriptEnabled: false })
    await seen(page.getByText('This example is based on a guess')).waitFor()
    await page.getByLabel('Provider’s model id').fill('fal-ai/flux/dev')
    await page.getByRole('button', { name: 'Update the code' }).click()
    await expect.poll(() => page.locator('pre').allTextContents()).toContainEqual(expect.stringContaining(FLUX_AT_FAL))
  })
})

const FAILED = (status: number): string =>
  `Failed to load resource: the server responded with a status of ${status} (${status === 500 ? 'Internal Server Error' : 'Bad Request'})`

describeInBrowser(
  'the list of models with a hub',
  ({ open }) => {
    it('shows the hub’s models while typing, page by page, and opens one', async () => {
      const page = await open('/')
      await page.getByText('Search to find and open any public model on Hugging Face').waitFor()
      await hydrated(page)
      await searchBox(page).fill('many/model')
      await expect.poll(() => rows(page, 'On Hugging Face').count()).toBe(20)
      await page.getByRole('link', { name: 'More from Hugging Face' }).click()
      await expect.poll(() => rows(page, 'On Hugging Face').count()).toBe(40)
      await page.getByRole('link', { name: 'More from Hugging Face' }).click()
      await expect.poll(() => rows(page, 'On Hugging Face').count()).toBe(45)
      expect(await page.getByRole('link', { name: 'More from Hugging Face' }).count()).toBe(0)

      await searchBox(page).fill('acme/chat')
      await expect.poll(() => rows(page, 'On Hugging Face').count()).toBe(1)
      await rows(page, 'On Hugging Face').first().click()
      await page.getByRole('heading', { level: 1, name: 'acme/chat' }).waitFor()
      const serving = page.locator('#provider optgroup').first().locator('option')
      expect((await serving.allTextContents()).sort()).toEqual(['Featherless AI', 'Scaleway'])
    })

    it('shows them without scripts, and leads to the next page', async () => {
      const page = await open('/?q=many/model', { javaScriptEnabled: false })
      expect(await rows(page, 'On Hugging Face').count()).toBe(20)
      await page.getByRole('link', { name: 'More from Hugging Face' }).click()
      await expect.poll(() => rows(page, 'On Hugging Face').first().textContent()).toContain('many/model-20')
      await page.getByRole('link', { name: 'Back to the first results' }).click()
      await expect.poll(() => rows(page, 'On Hugging Face').first().textContent()).toContain('many/model-00')
    })

    it('filters the hub, too', async () => {
      const page = await open('/?task=text-to-image&provider=fal-ai')
      // Embedded models, too: that a provider serves them only the hub knows. They stand first.
      expect(await rows(page, 'Served by fal, according to Hugging Face').allTextContents()).toEqual([
        expect.stringContaining('acme/paint'),
        expect.stringContaining('black-forest-labs/FLUX.1-dev'),
      ])
      expect(await page.locator('main li a[href^="/models/"]').first().textContent()).toContain('acme/paint')
      await page.goto(new URL('/?q=acme&library=timm', page.url()).href)
      await page.getByText('No other matches on Hugging Face.').waitFor()
    })

    it('has in the page of an embedded model what the hub has said of it', async () => {
      const site = inject('siteWithHub')
      // The API waits for the hub; the page, made in any thread, must know what was said.
      await fetch(`${site}/api${IMAGE_MODEL}`)
      for (let time = 0; time < 4; time++) {
        const page = await (await fetch(site + IMAGE_MODEL)).text()
        expect(page).toContain('Hugging Face reports which of these providers serve this model.')
      }
    })

    it('corrects what was assumed once the hub has answered', async () => {
      const page = await open(`${IMAGE_MODEL}?provider=fal-ai&client=curl&language=sh`)
      await expect
        .poll(() => page.locator('pre').allTextContents())
        .toContainEqual(expect.stringContaining(FLUX_AT_FAL))
      await expect.poll(() => page.getByText('This example is based on a guess').count()).toBe(0)
      const groups = page.locator('#provider optgroup')
      expect(await groups.first().locator('option').allTextContents()).toEqual(['fal'])
      await page.getByText('Hugging Face reports which of these providers serve this model.').waitFor()
    })

    it('tells missing and gated models apart', async () => {
      const missing = await open('/models/nobody/nothing', { expectedStatus: 404 })
      await missing.getByText('Neither the built-in catalog nor Hugging Face').waitFor()
      const gated = await open('/models/odd/locked', { expectedStatus: 403 })
      await gated.getByRole('heading', { name: 'This model is gated' }).waitFor()
      expect(await gated.getByRole('link', { name: 'Model page on Hugging Face' }).getAttribute('href')).toMatch(
        /\/odd\/locked$/,
      )
      const asksFirst = await open('/models/acme/asks-first')
      await asksFirst.getByText('Gated model.').waitFor()
    })

    it('leads from an old name to the new one', async () => {
      const page = await open('/models/acme/old-chat?provider=scaleway')
      expect(new URL(page.url()).pathname).toBe('/models/acme/chat')
      expect(await page.getByLabel('Provider', { exact: true }).inputValue()).toBe('scaleway')
    })

    it('says that a broken answer is none', async () => {
      const page = await open('/models/odd/half', { expectedStatus: 503 })
      await page.getByText('so we don’t know whether the model exists').waitFor()
    })

    it('gives its models as files, and says why one is not given', async () => {
      const page = await open('/models/acme/chat')
      const get = async (path: string) => {
        const response = await fetch(new URL(path, page.url()))
        return [response.status, await response.text()] as const
      }
      const [status, code] = await get('/models/acme/chat.py?provider=scaleway&client=requests')
      expect([status, code.includes('"acme/chat:scaleway"')]).toEqual([200, true])
      expect(await get('/models/odd/locked.py')).toEqual([403, expect.stringContaining('accounts with access')])
      expect(await get('/models/nobody/nothing.sh')).toEqual([
        404,
        expect.stringContaining('We couldn’t find it on Hugging Face'),
      ])
    })
  },
  'siteWithHub',
)

describeInBrowser(
  'a site whose hub does not answer',
  ({ open }) => {
    it('shows embedded models, and says what it could not ask', async () => {
      const page = await open('/?q=gpt-oss')
      await page
        .getByText(/^The search on Hugging Face failed, so we only searched the \d+ built-in models\./)
        .waitFor()
      expect(await rows(page, 'Models').count()).toBeGreaterThan(0)
      await hydrated(page)
      await searchBox(page).fill('qwen3')
      await expect.poll(() => statusOf(page).textContent()).toMatch(/for “qwen3”$/)
      await page.getByText('The search on Hugging Face failed, so we only').waitFor()
      const again = page.waitForResponse(/from=hub/)
      await page.getByRole('link', { name: 'Try again' }).click()
      await again
      await page.getByText('The search on Hugging Face failed, so we only').waitFor()
      await rows(page, 'Models').first().click()
      await page.getByRole('heading', { level: 1, name: 'Qwen' }).waitFor()
    })

    it('says on the page of an unknown model that the hub may have it', async () => {
      const page = await open('/models/acme/chat', { expectedStatus: 503 })
      await page.getByText('so we don’t know whether the model exists').waitFor()
      await page.getByRole('heading', { level: 1, name: 'Couldn’t look up this model' }).waitFor()
    })
  },
  'siteWithoutAnswer',
)
