import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_WAIT } from '../../../scripts/limits.ts'
import { createHub, type Hub, type HubOptions } from './hub.ts'
import { type HubTwin, MODELS, startHubTwin, TWIN_TOKEN } from './testing/hub-twin.ts'

let twin: HubTwin
beforeAll(async () => {
  twin = await startHubTwin()
})
afterAll(() => twin.close())
afterEach(() => {
  twin.mood = 'well'
  twin.calls.length = 0
})

/** A hub that is waited for as long as a busy machine takes; tests of a silent one give a short wait. */
const hubAt = (options: Partial<HubOptions> = {}): Hub => createHub({ url: twin.url, wait: LONGEST_WAIT, ...options })
const UNUSED = new URL('http://127.0.0.1:9')

describe('find', () => {
  it('gives the record with what examples read, and the providers of the object form', async () => {
    expect(await hubAt().find('acme/chat')).toEqual({
      kind: 'found',
      model: {
        id: 'acme/chat',
        pipeline_tag: 'text-generation',
        library_name: 'transformers',
        tags: ['transformers', 'conversational'],
        gated: false,
        config: { architectures: ['AcmeForCausalLM'], tokenizer_config: { chat_template: '' } },
        cardData: { license: 'apache-2.0', base_model: ['acme/base', 'acme/other'] },
        widgetData: [{ text: 'Hello' }, {}],
        transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
        inferenceProviderMapping: [
          provided('featherless-ai', 'acme/chat', 'live'),
          provided('scaleway', 'acme-chat', 'live'),
          provided('groq', 'acme-chat-preview', 'staging'),
        ],
      },
    })
  })

  it('reads the providers of the list form', async () => {
    const answer = await hubAt().find('acme/paint')
    expect(answer.kind === 'found' && answer.model.inferenceProviderMapping).toEqual([
      {
        provider: 'together',
        hfModelId: 'acme/paint',
        providerId: 'acme/paint-1',
        status: 'live',
        task: 'text-to-image',
      },
      {
        provider: 'fal-ai',
        hfModelId: 'acme/paint',
        providerId: 'fal-ai/acme-paint',
        status: 'live',
        task: 'text-to-image',
        adapter: 'lora',
        adapterWeightsPath: 'paint.safetensors',
      },
    ])
  })

  it('keeps of the files those that a program chooses among', async () => {
    const answer = await hubAt().find('acme/small-GGUF')
    expect(answer.kind === 'found' && answer.model['siblings']).toEqual([
      { rfilename: 'small-Q4_K_M.gguf', size: 4_368_439_584 },
      { rfilename: 'Q8_0/small-Q8_0-00001-of-00002.gguf', size: 4_000_000_000 },
      { rfilename: 'Q8_0/small-Q8_0-00002-of-00002.gguf', size: 3_695_857_952 },
      { rfilename: 'model.safetensors' },
    ])
    const other = await hubAt().find('acme/paint')
    expect(other.kind === 'found' && 'siblings' in other.model).toBe(false)
  })

  it('asks for the sizes of files once, and does without them', async () => {
    const hub = hubAt()
    await hub.find('acme/small-GGUF')
    await hub.find('acme/small-GGUF')
    await hub.find('acme/paint')
    expect(twin.calls.map(({ path }) => path)).toEqual([
      '/api/models/acme/small-GGUF',
      '/api/models/acme/small-GGUF/tree/main',
      '/api/models/acme/paint',
    ])
    const answer = await hub.find('odd/unmeasured-GGUF')
    expect(answer.kind === 'found' && answer.model['siblings']).toEqual([
      { rfilename: 'unmeasured-Q4_K_M.gguf' },
      { rfilename: 'unmeasured-Q8_0.gguf' },
    ])
  })

  it('asks for the fields that it reads and no others', async () => {
    await hubAt().find('acme/chat')
    expect(twin.calls.map(({ path }) => path)).toEqual(['/api/models/acme/chat'])
    expect([...new Set(twin.calls[0]?.parameters.keys())]).toEqual(['expand[]'])
    expect(twin.calls[0]?.parameters.getAll('expand[]')).toEqual([
      'cardData',
      'config',
      'gated',
      'gguf',
      'inferenceProviderMapping',
      'library_name',
      'mask_token',
      'pipeline_tag',
      'siblings',
      'tags',
      'transformersInfo',
      'widgetData',
    ])
  })

  it('follows a model to its new name, and nobody to another host', async () => {
    const answer = await hubAt().find('acme/old-chat')
    expect(answer.kind === 'found' && answer.model.id).toBe('acme/chat')
    for (const id of ['odd/elsewhere', 'odd/nowhere', 'odd/loop']) {
      expect(await hubAt().find(id)).toMatchObject({ kind: 'unreachable', why: 'malformed' })
    }
    expect(twin.calls.filter(({ path }) => path.endsWith('/loop'))).toHaveLength(4)
  })

  it.each([
    ['odd/locked', undefined, { kind: 'gated' }],
    ['odd/locked-to-strangers', undefined, { kind: 'gated' }],
    ['odd/locked-without-code', undefined, { kind: 'gated' }],
    ['nobody/nothing', undefined, { kind: 'missing' }],
    ['nobody/nothing', TWIN_TOKEN, { kind: 'missing' }],
    ['odd/gone', undefined, { kind: 'missing' }],
    ['acme/secret', undefined, { kind: 'missing' }],
    ['acme/chat', 'hf_wrong', { kind: 'refused', status: 401 }],
    ['odd/teapot', undefined, { kind: 'refused', status: 418 }],
    ['odd/broken', undefined, { kind: 'unreachable', why: 'status', status: 500 }],
    ['odd/cut', undefined, { kind: 'unreachable', why: 'network' }],
    ['odd/half', undefined, { kind: 'unreachable', why: 'malformed', status: 200 }],
    ['odd/page', undefined, { kind: 'unreachable', why: 'malformed', status: 200 }],
    ['odd/page-as-json', undefined, { kind: 'unreachable', why: 'malformed', status: 200 }],
    ['odd/json-as-page', undefined, { kind: 'unreachable', why: 'malformed', status: 200 }],
    ['odd/list', undefined, { kind: 'unreachable', why: 'malformed' }],
    ['odd/nameless', undefined, { kind: 'unreachable', why: 'malformed' }],
    ['odd/climber', undefined, { kind: 'unreachable', why: 'malformed' }],
    ['odd/nothing', undefined, { kind: 'unreachable', why: 'malformed', status: 200 }],
    ['odd/null', undefined, { kind: 'unreachable', why: 'malformed' }],
    ['odd/huge-and-says-so', undefined, { kind: 'unreachable', why: 'too-large', status: 200 }],
    ['odd/endless', undefined, { kind: 'unreachable', why: 'too-large', status: 200 }],
    ['odd/trickle', undefined, { kind: 'unreachable', why: 'timeout' }],
    ['odd/slow', undefined, { kind: 'unreachable', why: 'timeout' }],
  ])('answers for %s with token %s: %o', async (id, token, expected) => {
    // Endless answers are cut by their size: the time must not come first on a busy machine.
    const wait = 'why' in expected && expected.why === 'timeout' ? 150 : 20_000
    expect(await hubAt({ token, wait }).find(id)).toEqual(expected)
    expect(twin.calls).toHaveLength(1)
  })

  it('sees private models with the token', async () => {
    expect(await hubAt({ token: TWIN_TOKEN }).find('acme/secret')).toMatchObject({ kind: 'found' })
  })

  it('takes nothing from fields of wrong types', async () => {
    expect(await hubAt().find('odd/fields')).toEqual({
      kind: 'found',
      model: {
        id: 'odd/fields',
        tags: ['conversational'],
        inferenceProviderMapping: [
          {
            provider: 'groq',
            hfModelId: 'odd/fields',
            providerId: "'; rm -rf / #",
            status: 'live',
            task: 'conversational',
          },
        ],
      },
    })
  })

  it('looks at so much of a list, and no further', async () => {
    const answer = await hubAt().find('odd/crowded')
    expect(answer).toEqual({
      kind: 'found',
      model: {
        id: 'odd/crowded',
        pipeline_tag: 'text-generation',
        library_name: 'transformers',
        tags: [],
        cardData: { base_model: [] },
        widgetData: [],
        inferenceProviderMapping: [],
      },
    })
  })

  it.each([
    '',
    '..',
    'a/..',
    '../x',
    'a/b/c',
    'a b/c',
    'a/b?x',
    'a/b#x',
    '.',
    'a/.',
    `a/${'x'.repeat(97)}`,
    'a\\b',
    'ä/b',
  ])('does not ask for %j, which no hub has', async (id) => {
    expect(await hubAt().find(id)).toEqual({ kind: 'missing' })
    expect(twin.calls).toEqual([])
  })

  it('asks below /api/models/ only, whatever it is given', async () => {
    const hub = hubAt()
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w./%-]{1,12}$/)), async (id) => {
        const answer = await hub.find(id)
        expect(answer.kind).toBe('missing')
      }),
      { numRuns: 200 },
    )
    for (const { path } of twin.calls) expect(path).toMatch(/^\/api\/models\/[^/]+(\/[^/]+)?$/)
  })
})

describe('search', () => {
  it('asks with words, filters and the fields of a list', async () => {
    const hub = hubAt()
    await hub.search({
      text: ' chat ',
      task: 'text-generation',
      library: 'transformers',
      provider: 'scaleway',
      limit: 5,
    })
    await hub.search({ task: 'conversational' })
    expect(twin.calls.map(({ parameters }) => [...parameters])).toEqual([
      [
        ...['gated', 'library_name', 'pipeline_tag', 'tags'].map((field) => ['expand[]', field]),
        ['limit', '5'],
        ['search', 'chat'],
        ['pipeline_tag', 'text-generation'],
        ['filter', 'transformers'],
        ['inference_provider', 'scaleway'],
      ],
      [
        ...['gated', 'library_name', 'pipeline_tag', 'tags'].map((field) => ['expand[]', field]),
        ['limit', '20'],
        ['filter', 'conversational'],
      ],
    ])
  })

  it('gives what a list shows', async () => {
    expect(await hubAt().search({ text: 'asks-first' })).toEqual({
      kind: 'found',
      models: [
        {
          id: 'acme/asks-first',
          pipeline_tag: 'text-generation',
          tags: ['conversational'],
          library_name: 'transformers',
          gated: 'manual',
        },
      ],
    })
    expect(await hubAt().search({ text: 'no such words' })).toEqual({ kind: 'found', models: [] })
  })

  it('goes from page to page, to the end', async () => {
    const hub = hubAt()
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const answer = await hub.search({ text: 'many/', cursor })
      if (answer.kind !== 'found') throw new Error(answer.kind)
      ids.push(...answer.models.map(({ id }) => id))
      cursor = answer.next
    } while (cursor !== undefined)
    expect(twin.calls).toHaveLength(3)
    expect(ids).toEqual(MODELS.map(({ id }) => id).filter((id) => String(id).startsWith('many/')))
  })

  it.each([
    ['silent', { kind: 'unreachable', why: 'timeout' }],
    ['failing', { kind: 'unreachable', why: 'status', status: 503 }],
    ['busy', { kind: 'unreachable', why: 'busy', status: 429 }],
    ['malformed', { kind: 'unreachable', why: 'malformed', status: 200 }],
  ] as const)('says what is wrong with a hub that is %s', async (mood, expected) => {
    twin.mood = mood
    const answer = await hubAt(mood === 'silent' ? { wait: 100 } : {}).search({ text: 'chat' })
    expect(answer).toEqual(expected)
    await expect.poll(() => twin.calls.length).toBe(1)
  })

  it('says that nobody is there', async () => {
    expect(await hubAt({ url: UNUSED }).search({})).toEqual({ kind: 'unreachable', why: 'network' })
  })

  it('says that its token was refused', async () => {
    expect(await hubAt({ token: 'hf_wrong' }).search({})).toEqual({ kind: 'refused', status: 401 })
  })
})

describe('the client', () => {
  it('sends its token to the hub, and none when it has none', async () => {
    await hubAt({ token: TWIN_TOKEN }).find('acme/chat')
    await hubAt().find('acme/chat')
    expect(twin.calls.map(({ authorization }) => authorization)).toEqual([`Bearer ${TWIN_TOKEN}`, undefined])
  })

  it('asks the same once, at a time and for a while', async () => {
    const hub = hubAt()
    const answers = await Promise.all([hub.find('acme/chat'), hub.find('acme/chat'), hub.find('nobody/nothing')])
    expect(await hub.find('acme/chat')).toEqual(answers[0])
    expect(await hub.find('nobody/nothing')).toEqual({ kind: 'missing' })
    expect(twin.calls).toHaveLength(2)
    const forgetful = hubAt({ remember: 0 })
    await forgetful.find('acme/chat')
    await forgetful.find('acme/chat')
    expect(twin.calls).toHaveLength(4)
  })

  it('leaves a silent hub alone, tells everybody at once, and notices when it answers again', async () => {
    const hub = hubAt({ wait: 100, rest: 0 })
    const patient = hubAt({ wait: 100, rest: 3_600_000 })
    twin.mood = 'silent'
    const silent = { kind: 'unreachable', why: 'timeout' }
    expect(await patient.find('acme/chat')).toEqual(silent)
    expect(await patient.find('acme/paint')).toEqual(silent)
    await expect.poll(() => twin.calls.length).toBe(1)

    expect(await hub.find('acme/chat')).toEqual(silent)
    twin.mood = 'well'
    // This one is told at once, too; the call goes on behind it.
    expect(await hub.find('acme/chat')).toEqual(silent)
    await expect.poll(async () => (await hub.find('acme/chat')).kind).toBe('found')
  })

  it('finds models while a search is not answered', async () => {
    const hub = hubAt({ wait: 3000, rest: 3_600_000 })
    twin.mood = 'silent'
    expect((await hub.search({ text: 'too much' })).kind).toBe('unreachable')
    twin.mood = 'well'
    expect((await hub.find('acme/chat')).kind).toBe('found')
    expect((await hub.search({ text: 'chat' })).kind).toBe('unreachable')
  })

  it('does not take one bad answer for silence', async () => {
    const hub = hubAt({ rest: 3_600_000 })
    for (const id of ['odd/broken', 'odd/half', 'odd/endless']) expect((await hub.find(id)).kind).toBe('unreachable')
    expect((await hub.find('acme/chat')).kind).toBe('found')
  })

  it('has only so many calls under way', async () => {
    const hub = hubAt({ wait: 300 })
    twin.mood = 'silent'
    const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => hub.find(`a/${number}`)))
    expect(answers.filter((answer) => answer.kind === 'unreachable' && answer.why === 'busy')).toHaveLength(8)
    await expect.poll(() => twin.calls.length).toBe(32)
  })

  it('asks nobody when it is off', async () => {
    const hub = createHub({ url: undefined, token: TWIN_TOKEN })
    expect(hub.isOn).toBe(false)
    expect([await hub.find('acme/chat'), await hub.search({})]).toEqual([{ kind: 'off' }, { kind: 'off' }])
  })

  it('finds a hub that lives below a path', async () => {
    await hubAt({ url: new URL('/mirror/?x=1#y', twin.url) }).search({})
    expect(twin.calls[0]?.path).toBe('/mirror/api/models')
  })
})

const provided = (provider: string, providerId: string, status: string) => ({
  provider,
  hfModelId: 'acme/chat',
  providerId,
  status,
  task: 'conversational',
})
