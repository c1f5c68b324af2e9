import {
  explainInferenceSnippets,
  getInferenceSnippets,
  type InferenceSnippet,
  languageRecord,
  type ModelRecord,
  PROVIDERS,
  type SnippetOptions,
  setLogger,
  TASKS,
  taskOf,
} from '@model-snippets/core'
import { MODELS } from '@model-snippets/core/catalogue'
import { DEFAULT_LABELS, SnippetPanel } from '@model-snippets/react'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../../../packages/cli/src/arguments.ts'
import { answerBlock } from '../../../packages/cli/src/batch/answer-block.ts'
import { run } from '../../../packages/cli/src/run.ts'
import { formatConfiguration, parseConfiguration } from '../app/domain/configuration/configuration.ts'
import { buildExamples } from '../app/domain/examples/build-examples.ts'
import { readLibraryUses } from '../app/domain/libraries/library-use.ts'
import { addressOf as addressOfPage } from '../app/features/examples/use-page-state.ts'
import { texts as problemTexts } from '../app/ui/texts/en/problems.ts'
import { createApi } from './api/api.ts'
import { plainExample, postedExample } from './pages/plain-example.ts'
import { connectedAgent } from './testing/mcp-agent.ts'

const STATES = 200
const SEED = 6

setLogger({ error: () => undefined })

/** What a reader may have chosen, in the terms of the library. */
interface State {
  readonly model: ModelRecord
  readonly provider: string
  readonly options: SnippetOptions
}

/** Surfaces name a model by its id. */
const NAMED = MODELS.filter((model) => /^[\w.-]+\/[\w.-]+$/.test(model.id) && Object.hasOwn(TASKS, taskOf(model) ?? ''))
const CHAT_MODELS = NAMED.filter((model) => taskOf(model) === 'conversational')
const TEXT_MODELS = NAMED.filter((model) => TASKS[taskOf(model) ?? '']?.input === 'text')
const OTHER_MODELS = NAMED.filter((model) => !CHAT_MODELS.includes(model) && !TEXT_MODELS.includes(model))

const providersOf = (model: ModelRecord): string[] =>
  Object.values(PROVIDERS)
    .filter(({ routes }) => Object.hasOwn(routes, taskOf(model) ?? ''))
    .map(({ id }) => id)

/** Texts that break out of quotes wherever one is missing. Without lone surrogates: an address cannot carry them. */
const text = fc.oneof(
  fc.constantFrom(
    "it's",
    '"',
    '$(id)',
    '`id`',
    '\\',
    '</script>',
    '{{x}}',
    '%s ${x}',
    '😀 你好',
    'a\nb\tc',
    '\r\n',
    '\u0000',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
)
const message = fc.record({ role: fc.constantFrom('user', 'assistant', 'system'), content: text })
const common = {
  endpointUrl: fc.option(fc.constantFrom('http://localhost:8080', "https://a.example/it's/v1"), {
    nil: undefined,
    freq: 3,
  }),
  directRequest: fc.option(fc.constant(true), { nil: undefined, freq: 2 }),
  billTo: fc.option(fc.constantFrom('acme', "o'brien", 'a"b$c'), { nil: undefined, freq: 3 }),
  providerId: fc.option(fc.constantFrom('own/model', "o'model"), { nil: undefined, freq: 3 }),
}
const chatOptions = fc.record({
  ...common,
  streaming: fc.option(fc.constant(true), { nil: undefined }),
  messages: fc.option(fc.array(message, { minLength: 1, maxLength: 4 }), { nil: undefined }),
  temperature: fc.option(fc.constantFrom(0, 0.1, 1, 2), { nil: undefined }),
  max_tokens: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
  top_p: fc.option(fc.constantFrom(0, 0.5, 1), { nil: undefined }),
  parameters: fc.option(fc.record({ seed: fc.integer(), stop: fc.array(text), user: fc.option(text) }), {
    nil: undefined,
  }),
})
const textOptions = fc.record({ ...common, inputs: fc.option(text, { nil: undefined }) })

const stateOf = (models: readonly ModelRecord[], options: fc.Arbitrary<SnippetOptions>): fc.Arbitrary<State> =>
  fc
    .constantFrom(...models)
    .chain((model) =>
      fc.record({ model: fc.constant(model), provider: fc.constantFrom('auto', ...providersOf(model)), options }),
    )
const states = fc.oneof(
  { weight: 4, arbitrary: stateOf(CHAT_MODELS, chatOptions) },
  { weight: 2, arbitrary: stateOf(TEXT_MODELS, textOptions) },
  { weight: 1, arbitrary: stateOf(OTHER_MODELS, fc.record(common)) },
)

/** A state as the address of the page has it. */
function addressOf({ provider, options }: State): URLSearchParams {
  const { streaming, directRequest, messages, inputs, temperature, max_tokens, top_p, parameters } = options
  const numberText = (value: number | null | undefined): string => (value === undefined ? '' : String(value))
  return formatConfiguration({
    ...parseConfiguration(new URLSearchParams()),
    provider,
    streaming: streaming === true,
    directRequest: directRequest === true,
    messages,
    inputs: inputs === undefined ? {} : { inputs: String(inputs) },
    temperature: numberText(temperature),
    maxTokens: numberText(max_tokens),
    topP: numberText(top_p),
    extra: parameters === undefined ? '' : JSON.stringify(parameters),
    endpointUrl: options.endpointUrl ?? '',
    billTo: options.billTo ?? '',
    providerId: options.providerId ?? '',
  })
}

const mcp = connectedAgent()

const { api } = createApi()

/** Fields that only some surfaces add to an example. */
const plain = (snippets: readonly object[]): object[] =>
  snippets.map((snippet) =>
    Object.fromEntries(Object.entries(snippet).filter(([field]) => !['ranWith', 'verified', 'proof'].includes(field))),
  )

/** What a surface gives of a state: the examples, and what it tells of options without effect; a file tells nothing. */
interface Given {
  readonly snippets: readonly object[]
  readonly told?: string
}

const givenBy = ({ snippets, ignored = [] }: { snippets: readonly object[]; ignored?: readonly object[] }): Given => ({
  snippets,
  told: ignored.length === 0 ? '' : JSON.stringify(ignored),
})

/** All elements, in the order of the page. */
const elementsWithin = (node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] =>
  node.childNodes.filter(defaultTreeAdapter.isElementNode).flatMap((element) => [element, ...elementsWithin(element)])

const attributeOf = ({ attrs }: DefaultTreeAdapterTypes.Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value

const isText = (text: string) => (node: DefaultTreeAdapterTypes.Node) =>
  defaultTreeAdapter.isTextNode(node) && node.value === text

/** The text that a reader sees. */
const textOf = (node: DefaultTreeAdapterTypes.Node): string =>
  defaultTreeAdapter.isTextNode(node) ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

/** The examples as each surface gives them. */
const SURFACES: Readonly<Record<string, (state: State) => Given | Promise<Given>>> = {
  async 'the command line'({ model, provider, options }) {
    const { streaming, directRequest, endpointUrl, billTo, messages, inputs, temperature, max_tokens, top_p } = options
    const { providerId } = options
    const given = (name: string, value: unknown): string[] => (value === undefined ? [] : [`--${name}=${value}`])
    let out = ''
    let told = ''
    const argv = [
      model.id,
      '--json',
      `--provider=${provider}`,
      ...(streaming === true ? ['--stream'] : []),
      ...(directRequest === true ? ['--direct'] : []),
      ...given('endpoint', endpointUrl),
      ...given('bill-to', billTo),
      ...given('provider-id', providerId),
      ...given('messages', messages && JSON.stringify(messages)),
      ...given('input', inputs),
      ...given('temperature', temperature),
      ...given('max-tokens', max_tokens),
      ...given('top-p', top_p),
      ...Object.entries(options.parameters ?? {}).map(([key, value]) => `--param=${key}=${JSON.stringify(value)}`),
    ]
    await run(readArguments(argv), {
      out: (text) => {
        out += text
      },
      err: (text) => {
        // What is assumed stands in the snippets, too.
        told += text.startsWith('note: ') ? '' : text
      },
      readInput: () => Promise.resolve(''),
      interactive: false,
      errorIsTerminal: false,
    })
    return { snippets: JSON.parse(out), told }
  },
  'the batch'({ model, provider, options }) {
    const bytes = new TextEncoder().encode(JSON.stringify({ model: model.id, provider, options }))
    const choices = { provider: 'auto', numbered: false, separateErrors: false, maxLineBytes: 1e6 }
    const output = Buffer.concat(
      [...answerBlock({ index: 0, firstLine: 1, lines: 1, bytes, endByte: 0 }, choices)].map((part) => part.output),
    )
    return givenBy(JSON.parse(new TextDecoder().decode(output)))
  },
  async 'the MCP server'({ model, provider, options }) {
    const { structuredContent } = await mcp.callTool({
      name: 'get_snippets',
      arguments: { model: model.id, provider, ...options },
    })
    return givenBy(structuredContent as { snippets: object[] })
  },
  'the page'(state) {
    const { examples, problems, ignored } = buildExamples(
      state.model,
      parseConfiguration(addressOf(state)),
      problemTexts,
    )
    expect(problems).toEqual([])
    return givenBy({ snippets: examples, ignored })
  },
  async 'the API, by address'(state) {
    const response = await api.request(`/api/models/${state.model.id}/snippets?${addressOf(state)}`)
    return response.status === 404 ? { snippets: [] } : givenBy((await response.json()) as { snippets: object[] })
  },
  async 'the API, by body'({ model, provider, options }) {
    const body = JSON.stringify({ model: model.id, provider, options })
    const response = await api.request('/api/snippets', { method: 'POST', body })
    return response.status === 404 ? { snippets: [] } : givenBy((await response.json()) as { snippets: object[] })
  },
  'the React panel'(state) {
    const { model, provider, options } = state
    const providers = (model.inferenceProviderMapping ?? []).map((mapping) => ({
      id: mapping.provider,
      label: mapping.provider,
      mapping,
    }))
    const html = renderToString(createElement(SnippetPanel, { model, providers, initialProvider: provider, options }))
    const shown = elementsWithin(parseFragment(html))
    const library = libraryOf(state)
    const snippets = shown
      .filter((element) => attributeOf(element, 'class')?.includes('ms-step-run'))
      .flatMap((step) => elementsWithin(step).filter(({ tagName }) => tagName === 'pre'))
      .map((code, index) => ({ ...library[index], content: textOf(code) }))
    return {
      snippets,
      told: shown
        .filter(({ tagName, childNodes }) => tagName === 'div' && childNodes.some(isText(DEFAULT_LABELS.ignored)))
        .map(textOf)
        .join('\n'),
    }
  },
  async 'the files by body'(state) {
    const found: object[] = []
    for (const snippet of libraryOf(state)) {
      const query = addressOf(state)
      query.set('client', snippet.client)
      const { extension } = languageRecord(snippet.language).program.posix
      const url = new URL(`http://x/models/${state.model.id}${extension}`)
      const response = await postedExample(url, String(new URLSearchParams({ state: String(query) })))
      found.push({ ...snippet, content: await response?.text() })
    }
    return { snippets: found }
  },
  async 'the plain forms'(state) {
    const found: object[] = []
    for (const snippet of libraryOf(state)) {
      const query = addressOf(state)
      query.set('client', snippet.client)
      const response = await plainExample(
        new URL(
          `http://x/models/${state.model.id}${languageRecord(snippet.language).program.posix.extension}?${query}`,
        ),
      )
      found.push({ ...snippet, content: await response?.text() })
    }
    return { snippets: found }
  },
}

/** A prompt and a picture that no address holds. */
const LONG: State = {
  model: CHAT_MODELS[0] as ModelRecord,
  provider: 'auto',
  options: {
    messages: [
      { role: 'user', content: 'Why? '.repeat(6000) },
      {
        role: 'user',
        content: [{ type: 'image_url', image_url: { url: `data:image/png;base64,${'A'.repeat(120_000)}` } }],
      },
    ],
  },
}

const libraryOf = ({ model, provider, options }: State): InferenceSnippet[] =>
  getInferenceSnippets(
    model,
    provider,
    model.inferenceProviderMapping?.find((mapping) => mapping.provider === provider),
    options,
  )

const explanationOf = ({ model, provider, options }: State) =>
  explainInferenceSnippets(
    model,
    provider,
    model.inferenceProviderMapping?.find((mapping) => mapping.provider === provider),
    options,
  )

describe('every surface but a file tells which options change nothing', () => {
  const samples = fc.sample(states, { numRuns: STATES, seed: SEED }).map((state) => ({
    state,
    reasons: explanationOf(state).ignored.map(({ reason }) => reason.toLowerCase()),
  }))

  it('over states that have such options and states that have none', () => {
    expect(new Set(samples.flatMap(({ reasons }) => reasons)).size).toBeGreaterThan(2)
    expect(samples.some(({ reasons }) => reasons.length === 0)).toBe(true)
  })

  it.each(Object.keys(SURFACES).filter((name) => !['the plain forms', 'the files by body'].includes(name)))(
    '%s',
    async (name) => {
      const surface = SURFACES[name] as (typeof SURFACES)[string]
      for (const { state, reasons } of samples) {
        const { snippets, told = '' } = await surface(state)
        if (snippets.length === 0) continue
        for (const reason of reasons) expect(told.toLowerCase()).toContain(reason)
        if (reasons.length === 0) expect([state, told]).toEqual([state, ''])
      }
    },
  )
})

describe('every surface gives the bytes that the library gives', () => {
  const samples = fc.sample(states, { numRuns: STATES, seed: SEED })

  it('over states that offer enough', () => {
    const offered = samples.flatMap(libraryOf)
    expect(offered.length).toBeGreaterThan(3 * STATES)
    expect(new Set(offered.map(({ language, client }) => `${language}/${client}`)).size).toBeGreaterThan(6)
  })

  it.each(Object.keys(SURFACES))('%s', async (name) => {
    const surface = SURFACES[name] as (typeof SURFACES)[string]
    for (const state of samples) {
      const { snippets } = await surface(state)
      const given = JSON.stringify(plain(snippets))
      expect([state, given]).toEqual([state, JSON.stringify(plain(libraryOf(state)))])
    }
  })
})

describe('the examples of libraries', () => {
  const given = async (id: string) => {
    const uses = await readLibraryUses(MODELS.find((model) => model.id === id) as ModelRecord)
    const page = uses.flatMap(({ examples }) => examples.map(({ content }) => content))
    const response = await api.request(`/api/models/${id}/library-examples`)
    const byApi = (await response.json()) as { examples: { content: string }[] }
    const { structuredContent, isError } = await mcp.callTool({ name: 'get_library_example', arguments: { model: id } })
    const byMcp = isError ? [] : (structuredContent as { examples: { content: string }[] }).examples
    return { page, api: byApi.examples.map(({ content }) => content), mcp: byMcp.map(({ content }) => content) }
  }

  it('of every model are the same on its page, in the API and for agents', async () => {
    for (const { id } of MODELS.filter((model) => /^[^/]+\/[^/]+$/.test(model.id))) {
      const { page, api: byApi, mcp: byMcp } = await given(id)
      expect([id, byApi]).toEqual([id, page])
      expect([id, byMcp]).toEqual([id, page])
    }
  })
})

describe('a state that no address holds', () => {
  const configuration = parseConfiguration(addressOf(LONG))

  it('is left out of the address, and told so', () => {
    const { search, isComplete, state } = addressOfPage({ configuration, wanted: { language: 'js' } })
    expect([search, isComplete]).toEqual(['?language=js', false])
    expect(parseConfiguration(new URLSearchParams(state))).toEqual(configuration)
  })

  it.each(['.py', '.mjs', '.sh'])('gives the file %s of what is shown', async (extension) => {
    const [first] = libraryOf(LONG).filter(
      ({ language }) => languageRecord(language).program.posix.extension === extension,
    )
    const { state } = addressOfPage({ configuration, wanted: { language: first?.language, client: first?.client } })
    const response = await postedExample(
      new URL(`http://x/models/${LONG.model.id}${extension}`),
      String(new URLSearchParams({ state })),
    )
    expect(await response?.text()).toBe(first?.content)
    expect(response?.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
  })
})
