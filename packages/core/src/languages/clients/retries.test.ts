import { describe, expect, it } from 'vitest'
import { CHAT_APIS, RECIPES } from '../../call/chat-variant.ts'
import {
  CLIENTS,
  explainInferenceSnippets,
  explainUnverified,
  type ModelRecord,
  type SnippetOptions,
} from '../../index.ts'
import { loadInferenceExplanation } from '../../on-demand.ts'
import { hostileText, sample } from '../testing/hostile-texts.ts'
import { PROGRAM_PARSERS } from '../testing/parsers.generated.ts'

const MODEL: ModelRecord = { id: 'acme/model', pipeline_tag: 'text-generation', tags: ['conversational'] }
const TARGETS: readonly SnippetOptions[] = [{}, { directRequest: true }, { endpointUrl: 'http://localhost:8080/v1' }]
const VARIANTS: readonly SnippetOptions[] = [
  { retries: true },
  { async: true },
  { retries: true, async: true },
  { retries: true, fallbacks: ['novita', 'auto'] },
  { retries: true, async: true, fallbacks: ['novita', 'auto'] },
  ...CHAT_APIS.flatMap((api) =>
    RECIPES.filter((recipe) => api !== 'chat-completions' || recipe !== 'plain').flatMap((recipe): SnippetOptions[] => [
      { async: true, api, recipe },
      { retries: true, api, recipe },
      { retries: true, async: true, api, recipe, fallbacks: ['novita', 'auto'] },
    ]),
  ),
]
const STREAMING: readonly SnippetOptions[] = [{}, { streaming: true }]

/** The router doesn't support this loop, so the request goes to a provider. */
const isDirect = ({ api, recipe }: SnippetOptions): boolean => api === 'responses' && recipe === 'tool-loop'
const ask = (options: SnippetOptions) =>
  isDirect(options)
    ? explainUnverified(MODEL, 'fireworks-ai', undefined, { directRequest: true, ...options })
    : explainUnverified(MODEL, 'together', undefined, options)
/** Frameworks only have plain examples, and say so. */
const FRAMEWORKS = CLIENTS.flatMap(({ framework, language, id }) => (framework ? [`${language}/${id}`] : []))
const clientsOf = (options: SnippetOptions) =>
  ask(options)
    .snippets.map(({ language, client }) => `${language}/${client}`)
    .filter((client) => !FRAMEWORKS.includes(client))
const textsOf = (options: SnippetOptions) =>
  Object.fromEntries(ask(options).snippets.map(({ language, client, content }) => [`${language}/${client}`, content]))
const ignoredOf = (options: SnippetOptions, model = MODEL) =>
  explainInferenceSnippets(model, 'together', undefined, options).ignored

describe('a chat with retries or async', () => {
  it('parses with any message', () => {
    const { seed, values: said } = sample(hostileText, 2)
    const snippets = TARGETS.flatMap((target) =>
      VARIANTS.flatMap((variant) =>
        STREAMING.flatMap((streaming) =>
          said.flatMap(
            (content) => ask({ ...target, ...variant, ...streaming, messages: [{ role: 'user', content }] }).snippets,
          ),
        ),
      ),
    )
    for (const { language, parse } of Object.values(PROGRAM_PARSERS)) {
      const mine = snippets.filter((snippet) => snippet.language === language)
      const errors = parse(mine.map(({ content }) => content)).filter((error) => error !== undefined)
      expect(errors, `seed ${seed}`).toEqual([])
    }
    for (const variant of VARIANTS) expect(clientsOf(variant).length).toBeGreaterThan(2)
  })

  it('passes everything that the function reads from the loop', () => {
    const variant = {
      api: 'responses',
      recipe: 'tool-loop',
      retries: true,
      async: true,
      tool_choice: 'required',
    } as const
    const { snippets } = explainUnverified(MODEL, 'fireworks-ai', undefined, { ...variant, directRequest: true })
    const [raw] = snippets.filter(({ client }) => client === 'httpx')
    expect(raw?.content).toContain('async def ask(client, messages, previous, turn, model):')
    expect(raw?.content).toContain('await ask(client, messages, previous, turn, "acme/model")')
  })

  it('is offered by every client, or the client’s limit is named', () => {
    const plain = clientsOf({})
    const named = ask({ retries: true })
      .skipped.filter(({ reason }) => reason.endsWith(' with retries'))
      .map(({ language, client }) => `${language}/${client}`)
    expect(clientsOf({ retries: true })).toEqual(plain.filter((client) => !named.includes(client)))
    expect(named.filter((client) => /^(?:python|js|sh)/.test(client) && !FRAMEWORKS.includes(client))).toEqual([])
    expect(plain.filter((client) => !clientsOf({ retries: true, streaming: true }).includes(client))).toEqual(
      plain.filter((client) => client === 'sh/curl' || named.includes(client)),
    )
    for (const recipe of RECIPES) {
      const inPython = clientsOf({ async: true, recipe }).filter((client) => client.startsWith('python/'))
      expect(inPython).toEqual(['python/openai', 'python/huggingface_hub', 'python/httpx'])
    }
    expect(plain).not.toContain('python/httpx')
  })

  it.each(CHAT_APIS.flatMap((api) => RECIPES.map((recipe) => [api, recipe] as const)))(
    'is offered with %s and %s by every client that has this variant',
    (api, recipe) => {
      for (const streaming of [false, true]) {
        // PHP and Ruby have no retries, Java and reqwest only some, and curl can't take back what it printed.
        const hasNone = (client: string): boolean =>
          client === 'java/java.net.http' || client === 'rust/reqwest'
            ? api !== 'chat-completions' || recipe !== 'plain'
            : client === 'java/openai-java' && api === 'responses'
        const isLeftOut = (client: string): boolean =>
          /^(?:php|ruby)/.test(client) || hasNone(client) || (client === 'sh/curl' && streaming && recipe === 'plain')
        const variant = { api, recipe, streaming }
        const plain = clientsOf(variant)
        expect(clientsOf({ ...variant, retries: true })).toEqual(plain.filter((client) => !isLeftOut(client)))
        const inAsync = clientsOf({ ...variant, async: true }).filter((client) => client.startsWith('python/'))
        expect(inAsync).toContain('python/httpx')
        expect(inAsync.filter((client) => client !== 'python/httpx')).toEqual(
          plain.filter((client) => client.startsWith('python/') && client !== 'python/requests'),
        )
        expect(clientsOf({ ...variant, retries: true, async: true })).toEqual(
          clientsOf({ ...variant, async: true }).filter((client) => !isLeftOut(client)),
        )
      }
    },
  )

  it.each(CHAT_APIS.flatMap((api) => RECIPES.map((recipe) => [api, recipe] as const)))(
    'differs from the plain example with %s and %s, and no option is ignored',
    (api, recipe) => {
      const plain = textsOf({ api, recipe })
      for (const changed of [{ retries: true }, { retries: true, fallbacks: ['groq'] }, { async: true }]) {
        if (!isDirect({ api, recipe })) expect(ignoredOf({ api, recipe, ...changed })).toEqual([])
        for (const [client, text] of Object.entries(textsOf({ api, recipe, ...changed }))) {
          // Agents of some frameworks are always async.
          const isAsync = !client.startsWith('python/') || plain[client]?.includes('asyncio.run(') === true
          if (changed.async !== true || !isAsync) expect(text, client).not.toBe(plain[client])
        }
      }
    },
  )

  it('is the plain example if the option has no effect', () => {
    const plain = textsOf({})
    const inAsync = textsOf({ async: true })
    for (const client of Object.keys(plain).filter((name) => !name.startsWith('python/'))) {
      expect(inAsync[client]).toBe(plain[client])
    }
    expect(textsOf({ fallbacks: ['groq'] })).toEqual(plain)
    expect(textsOf({ directRequest: true, retries: true, fallbacks: ['groq'] })).toEqual(
      textsOf({ directRequest: true, retries: true }),
    )
  })

  it('calls the providers in their order', () => {
    const names = ['acme/model:together', 'acme/model:novita', 'acme/model']
    for (const api of CHAT_APIS) {
      for (const recipe of RECIPES.filter((each) => !isDirect({ api, recipe: each }))) {
        for (const text of Object.values(textsOf({ api, recipe, retries: true, fallbacks: ['novita', 'auto'] }))) {
          const places = names.map((name) => text.search(new RegExp(`${name}(?![:\\w])`)))
          expect(places.toSorted((a, b) => a - b)).toEqual(places)
          expect(places[0]).toBeGreaterThan(0)
        }
      }
    }
  })

  it('lists options without effect', async () => {
    const fallbacks = ['groq']
    expect(ignoredOf({ fallbacks })).toEqual([
      { option: 'fallbacks', reason: 'only examples with retries can fall back to another provider' },
    ])
    expect(ignoredOf({ robust: true, retries: false })).toEqual([
      { option: 'robust', reason: 'the option retries is also set and takes precedence' },
    ])
    expect(ignoredOf({ retries: true, fallbacks })).toEqual([])
    expect(ignoredOf({ retries: true, fallbacks, directRequest: true })).toEqual([
      { option: 'fallbacks', reason: 'only the Hugging Face router can reach another provider with the same token' },
    ])
    expect(ignoredOf({ retries: true, fallbacks, endpointUrl: 'http://localhost' })).toEqual([
      { option: 'provider', reason: 'the example calls your own endpoint, not a provider' },
      { option: 'fallbacks', reason: 'the example calls your own endpoint, not a provider' },
    ])
    expect(ignoredOf({ async: true, retries: true, recipe: 'tool-loop', api: 'messages' })).toEqual([])
    const inJavaScript = await loadInferenceExplanation(MODEL, 'together', undefined, { async: true }, ['js'])
    expect(inJavaScript.ignored).toEqual([{ option: 'async', reason: 'only Python examples come in an async version' }])
  })

  it('rejects fallbacks that the router doesn’t support', () => {
    const wrong = (fallbacks: unknown) => () => ask({ retries: true, fallbacks: fallbacks as string[] })
    expect(wrong('groq')).toThrow('options.fallbacks: expected an array of names')
    expect(wrong([7])).toThrow('options.fallbacks')
    expect(wrong(['groq', 'groq'])).toThrow('options.fallbacks: "groq" is listed twice')
    expect(wrong(['together'])).toThrow('options.fallbacks: "together" is already the provider')
    expect(wrong(['fal-ai'])).toThrow(
      'options.fallbacks: the router doesn’t support "fal-ai" for the task conversational',
    )
    expect(wrong(['__proto__'])).toThrow('options.fallbacks: the router doesn’t support "__proto__"')
  })

  it('is the same on demand', async () => {
    for (const variant of VARIANTS) {
      const { snippets } = await loadInferenceExplanation(MODEL, 'together', undefined, variant)
      expect(snippets).toEqual(explainInferenceSnippets(MODEL, 'together', undefined, variant).snippets)
    }
  })
})
