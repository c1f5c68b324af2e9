import { type HubTwin, startHubTwin } from '@model-snippets/hub/testing'
import { type RouterTwin, startRouterTwin } from '@model-snippets/hub/testing/router-twin'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const FLUX = 'black-forest-labs/FLUX.1-dev'
const KNOWN = 'https://router.huggingface.co/fal-ai/fal-ai/flux/dev'
const GUESSED = 'https://router.huggingface.co/fal-ai/black-forest-labs/FLUX.1-dev'

let twin: HubTwin
let router: RouterTwin
beforeAll(async () => {
  twin = await startHubTwin()
  router = await startRouterTwin()
})
afterAll(() => Promise.all([twin.close(), router.close()]))
beforeEach(() => {
  twin.mood = 'well'
  twin.calls.length = 0
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The site as it starts with a hub and a router. */
async function site(hub: string, routerUrl = 'off') {
  vi.stubEnv('HUB_URL', hub)
  vi.stubEnv('ROUTER_URL', routerUrl)
  const [{ createApi }, { findAnywhere }, { plainExample }, page] = await Promise.all([
    import('../api/api.ts'),
    import('../pages/find-anywhere.ts'),
    import('../pages/plain-example.ts'),
    import('../../app/routes/model.tsx'),
  ])
  const { api } = createApi(findAnywhere, () => undefined)
  const asJson = async (response: Response | Promise<Response>) => (await response).json()
  return {
    get: (path: string) => asJson(api.request(path)),
    post: (body: object) =>
      asJson(
        api.request('/api/snippets', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    file: async (path: string) => (await plainExample(new URL(path, 'http://localhost')))?.text(),
    /** What the page answers, a file and the API. */
    statusOf: async (model: string) => {
      const request = new Request(`http://localhost/models/${model}`)
      const [owner = '', name = ''] = model.split('/')
      const thrown = await page.loader({ request, params: { owner, name } } as never).then(
        () => undefined,
        (problem) => problem as { readonly init: { readonly status: number } },
      )
      const file = await plainExample(new URL(`/models/${model}.py`, 'http://localhost'))
      return [thrown?.init.status, file?.status, (await api.request(`/api/models/${model}`)).status]
    },
    page: async (search: string, model = FLUX) => {
      const request = new Request(`http://localhost/models/${model}${search}`)
      const [owner = '', name = ''] = model.split('/')
      const { data } = (await page.loader({ request, params: { owner, name } } as never)) as unknown as {
        readonly data: Awaited<ReturnType<typeof page.loader>>['data']
      }
      return data
    },
  }
}

describe('with a hub', () => {
  it('the API and the files call an embedded model as its provider does', async () => {
    const { get, post, file } = await site(twin.url.href)
    const asked = await get(`/api/models/${FLUX}/snippets?provider=fal-ai&client=curl`)
    const sent = await post({ model: FLUX, provider: 'fal-ai', client: 'curl' })
    for (const { snippets } of [asked, sent]) {
      expect(snippets[0].content).toContain(KNOWN)
      expect(snippets[0]).not.toHaveProperty('assumptions')
      expect(snippets[0].verified).not.toBeNull()
    }
    expect((await get(`/api/models/${FLUX}/request?provider=fal-ai`)).request.url).toContain(KNOWN)
    expect(await file(`/models/${FLUX}.sh?provider=fal-ai`)).toContain(KNOWN)
    expect(twin.calls).toHaveLength(1)
  })

  it('the API tells who serves a model, who does not, and of whom nobody knows, in this order', async () => {
    const { get } = await site(twin.url.href)
    const { providers } = await get(`/api/models/${FLUX}`)
    const served = providers.map(({ isServing }: { isServing: boolean | null }) => isServing)
    expect(providers[0]).toEqual({ id: 'fal-ai', label: 'fal', isServing: true })
    expect(served).toEqual([true, ...served.slice(1).map(() => false)])
  })

  it('a page does not wait for it, and knows its answer the next time', async () => {
    const { page, get } = await site(twin.url.href)
    const first = await page('?provider=fal-ai')
    expect(first.serving).toBe('late')
    const curl = first.examples.examples.find(({ client }) => client === 'curl')
    expect(curl?.assumptions).toHaveLength(1)
    await get(`/api/models/${FLUX}`)
    const second = await page('?provider=fal-ai')
    expect(second.serving).toBe('answered')
    expect(second.examples.request?.url).toContain(KNOWN)
    expect(second.providers[0]?.id).toBe('fal-ai')
  })

  it.each([
    ['is down', 'failing', 'unreachable'],
    ['is silent', 'silent', 'late'],
  ] as const)('that %s, the page does not wait for it and says what it assumes', async (_, mood, state) => {
    twin.mood = mood
    const { page } = await site(twin.url.href)
    await expect.poll(async () => (await page('')).serving).toBe(state)
    // A call of this test that came later would be one of the next.
    await expect.poll(() => twin.calls).not.toEqual([])
    const { examples, providers } = await page('?provider=fal-ai')
    expect(examples.request?.url).toContain(GUESSED)
    expect(examples.request?.assumptions).toHaveLength(1)
    expect(providers.every(({ isServing }) => isServing === null)).toBe(true)
  })
})

describe('a model that is in no catalogue', () => {
  const statuses = async (given: string): Promise<readonly (number | undefined)[]> => {
    const { statusOf } = await site(given)
    return statusOf('nobody/nothing')
  }

  it('is said to be none where the hub shows none, or no hub is asked', async () => {
    expect(await statuses(twin.url.href)).toEqual([404, 404, 404])
    expect(await statuses('off')).toEqual([404, 404, 404])
  })

  it('is said to be unknown where the hub does not answer', async () => {
    twin.mood = 'failing'
    expect(await statuses(twin.url.href)).toEqual([503, 503, 503])
  })
})

describe('without a hub', () => {
  it('nobody is asked, and every surface tells what it assumes', async () => {
    const { get, file, page } = await site('off')
    const { snippets } = await get(`/api/models/${FLUX}/snippets?provider=fal-ai`)
    for (const { client, assumptions, verified } of snippets) {
      const looksUp = ['huggingface_hub', 'huggingface.js'].includes(client)
      expect([client, assumptions?.length, verified === null]).toEqual([client, looksUp ? undefined : 1, !looksUp])
    }
    expect(await file(`/models/${FLUX}.md?provider=fal-ai&client=curl`)).toContain(
      '**Note:** We assume that "black-forest-labs/FLUX.1-dev" is fal’s id',
    )
    expect(await file('/models/openai/gpt-oss-120b.md?client=curl')).not.toContain('## Providers')
    expect((await page('?provider=fal-ai')).serving).toBe('off')
    expect(twin.calls).toEqual([])
  })

  it('the reader’s own id ends the assumption: page, API and files', async () => {
    const { get, file, page } = await site('off')
    const search = '?provider=fal-ai&client=curl&providerId=fal-ai%2Fflux%2Fdev'
    const { snippets } = await get(`/api/models/${FLUX}/snippets${search}`)
    expect(snippets[0].content).toContain(KNOWN)
    expect(snippets[0]).not.toHaveProperty('assumptions')
    expect(await file(`/models/${FLUX}.sh${search}`)).toContain(KNOWN)
    expect((await page(search)).examples.request?.url).toContain(KNOWN)
  })
})

describe('with a router', () => {
  it('the API tells what it says of each provider, and when; of other tasks nothing is asked', async () => {
    router.calls = 0
    const { get } = await site(twin.url.href, router.url.href)
    const { providers, providerFacts } = await get('/api/models/acme/chat')
    expect(providers.find(({ id }: { id: string }) => id === 'scaleway')).toMatchObject({
      isServing: true,
      facts: { price: { input: 0.15, output: 0.6 }, throughput: 92.4, supportsTools: true },
    })
    expect(providerFacts).toEqual({ state: 'found', asked: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    expect(await get(`/api/models/${FLUX}`)).not.toHaveProperty('providerFacts')
    expect(router.calls).toBe(1)
  })

  it('a file of instructions shows it', async () => {
    const { file } = await site(twin.url.href, router.url.href)
    const told = await file('/models/acme/chat.md?client=curl')
    expect(told).toContain('## Providers\n\n| provider | serves the model | $ per million input tokens |')
    expect(told).toMatch(/\| scaleway \| yes \| 0\.15 \| 0\.6 \|/)
    expect(told).toMatch(/\n\nFrom the router, as of \d{4}-\d\d-\d\dT\S+\.\n$/)
  })

  it('page, API and files offer no tool loop where it says that no tools are called', async () => {
    const { file, get, page, post } = await site(twin.url.href, router.url.href)
    const reason = 'Featherless AI doesn’t support tool calling with this model'
    const search = '?provider=featherless-ai&recipe=tool-loop'
    const body = { model: 'acme/chat', provider: 'featherless-ai', options: { recipe: 'tool-loop' } }
    for (const refusal of [await get(`/api/models/acme/chat/snippets${search}`), await post(body)]) {
      expect(refusal.detail).toContain(reason)
    }
    expect(await file(`/models/acme/chat.py${search}`)).toContain(reason)
    const { examples } = await page(search, 'acme/chat')
    expect(examples.examples).toEqual([])
    expect(examples.notOffered.map((group) => group.reason)).toEqual([expect.stringContaining(reason)])
    const { snippets } = await get('/api/models/acme/chat/snippets?provider=scaleway&recipe=tool-loop')
    expect(snippets.length).toBeGreaterThan(0)
  })

  it('a page knows what it said before', async () => {
    const { page, get } = await site(twin.url.href, router.url.href)
    await get('/api/models/acme/chat')
    const { providers, providerFacts } = await page('', 'acme/chat')
    expect(providerFacts?.state).toBe('found')
    expect(providers.filter(({ facts }) => facts !== undefined).map(({ id }) => id)).toEqual([
      'featherless-ai',
      'scaleway',
      'groq',
    ])
  })

  it.each([
    ['silent', 'late'],
    ['failing', 'unreachable'],
    ['malformed', 'unreachable'],
  ] as const)('that is %s, the page does not wait for it, and is there without figures', async (mood, state) => {
    router.mood = mood
    const { page } = await site('off', router.url.href)
    await expect.poll(async () => (await page('', 'openai/gpt-oss-120b')).providerFacts).toEqual({ state })
    const { providers } = await page('', 'openai/gpt-oss-120b')
    expect(providers.every(({ facts, isServing }) => facts === undefined && isServing === null)).toBe(true)
    router.mood = 'well'
  })
})
