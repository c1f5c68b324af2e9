import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { setLogger } from './call/logger.ts'
import type { SnippetOptions } from './call/options.ts'
import { registerProvider, registerTask, registerTemplate } from './generate/registry.ts'
import type { InferenceExplanation } from './generate/snippet.ts'
import { explainInferenceSnippets } from './generate/snippets.ts'
import { LANGUAGES, type Language } from './languages/languages.ts'
import type { ModelRecord } from './model/model-record.ts'
import { loadInferenceExplanation, loadInferenceSnippets } from './on-demand.ts'
import { PROVIDERS } from './providers/index.ts'
import { TASKS } from './tasks/index.ts'

/** How many of the next loads of clients fail. */
const loading = vi.hoisted(() => ({ failures: 0, cause: new TypeError('Failed to fetch dynamically imported module') }))
vi.mock(import('./languages/loaders.generated.ts'), async (original) => {
  const { CLIENT_LOADERS } = await original()
  const breaking = Object.entries(CLIENT_LOADERS).map(([language, load]) => [
    language,
    async () => {
      if (loading.failures-- > 0) throw loading.cause
      return await load()
    },
  ])
  return { CLIENT_LOADERS: Object.fromEntries(breaking) }
})

const reported: unknown[][] = []
beforeAll(() => setLogger({ error: (...details) => reported.push(details) }))
afterAll(() => setLogger(console))

const CHAT: ModelRecord = { id: 'acme/talker', pipeline_tag: 'text-generation', tags: ['conversational'] }
const MODELS: readonly ModelRecord[] = [
  CHAT,
  { id: 'acme/seer', pipeline_tag: 'image-text-to-text', tags: ['conversational'] },
  { id: 'acme/speaker', pipeline_tag: 'text-to-speech', library_name: 'espnet' },
  { ...CHAT, id: 'zai-org/GLM-5.2' },
  { id: 'acme/untagged' },
  { id: 'acme/other', pipeline_tag: 'no-such-task' },
  ...Object.keys(TASKS).map((pipeline_tag) => ({ id: 'acme/model', pipeline_tag })),
]
const ADDRESSES: readonly SnippetOptions[] = [
  {},
  { directRequest: true },
  { endpointUrl: 'https://endpoint.example/v1', accessToken: 'a-token' },
]
const WAYS: readonly SnippetOptions[] = [
  {},
  { streaming: true, billTo: 'acme' },
  { platform: 'powershell' },
  { platform: 'cmd', parameters: { seed: 3, max_tokens: 300, odd: null } },
]

it('answers every question as the generator that has everything at hand does', async () => {
  let offered = 0
  for (const model of MODELS) {
    for (const provider of ['auto', 'nobody', ...Object.keys(PROVIDERS)]) {
      for (const options of ADDRESSES.flatMap((address) => WAYS.map((way) => ({ ...address, ...way })))) {
        reported.length = 0
        const expected = explainInferenceSnippets(model, provider, undefined, options)
        const expectedReports = reported.splice(0)
        expect(await loadInferenceExplanation(model, provider, undefined, options)).toEqual(expected)
        expect(reported).toEqual(expectedReports)
        offered += expected.snippets.length
      }
    }
  }
  expect(offered).toBeGreaterThan(5000)
})

it('answers in some languages what it answers in all', async () => {
  for (const model of MODELS) {
    for (const provider of ['auto', 'together', 'hf-inference', 'fal-ai']) {
      const whole = explainInferenceSnippets(model, provider)
      for (const left of LANGUAGES) {
        for (const languages of [[left], LANGUAGES.filter((language) => language !== left).reverse()]) {
          const isWanted = ({ language }: { readonly language: Language }) => languages.includes(language)
          expect(await loadInferenceExplanation(model, provider, undefined, {}, languages)).toEqual({
            snippets: whole.snippets.filter(isWanted),
            skipped: whole.skipped.filter(isWanted),
            ignored: whole.ignored,
          })
        }
      }
    }
  }
})

it('refuses a language that is unknown', async () => {
  const unknown = ['python', 'cobol'] as unknown as readonly Language[]
  await expect(loadInferenceSnippets(CHAT, 'auto', undefined, {}, unknown)).rejects.toThrow(
    `[model-snippets] language: expected one of ${LANGUAGES.join(', ')}, got "cobol"`,
  )
})

it('counts what was registered', async () => {
  const removals = [
    registerTemplate({ language: 'python', client: 'requests', task: 'conversational', template: () => 'replaced\n' }),
    registerTemplate({
      language: 'sh',
      client: 'echo',
      task: 'text-to-3d',
      install: 'true',
      unsupported: (call) => (call.streaming ? 'echo does not stream' : undefined),
      template: (call) => `echo ${call.request?.url}\n`,
    }),
    registerTask({ id: 'text-to-3d', input: 'text', exampleInput: () => 'A small wooden chair' }),
    registerTask({ id: 'talk', input: 'messages', exampleInput: () => [{ role: 'user', content: 'Hello' }] }),
    registerProvider({
      id: 'my-cloud',
      label: 'My Cloud',
      baseUrl: 'https://api.my-cloud.example',
      keyUrl: 'https://my-cloud.example/keys',
      routes: {
        conversational: PROVIDERS.groq?.routes.conversational as never,
        talk: PROVIDERS.groq?.routes.conversational as never,
        'text-to-3d': {
          path: () => '/things',
          body: ({ inputs }) => ({ kind: 'json', value: { prompt: inputs.text ?? '' } }),
          result: () => ({ kind: 'bytes', fileName: 'thing.glb' }),
        },
      },
    }),
    registerProvider({ ...(PROVIDERS.together as (typeof PROVIDERS)[string]), label: 'Elsewhere', routes: {} }),
    registerTask({ id: 'text-to-image', input: 'text', exampleInput: () => 'A cat on a wall' }),
    registerProvider({ ...(PROVIDERS.nscale as (typeof PROVIDERS)[string]), huggingfaceHub: undefined }),
  ]
  const added: ModelRecord = { id: 'acme/chair', pipeline_tag: 'text-to-3d' }
  const questions: readonly (readonly [ModelRecord, string, SnippetOptions])[] = [
    [CHAT, 'groq', {}],
    [CHAT, 'my-cloud', { directRequest: true }],
    [CHAT, 'together', {}],
    [{ id: 'acme/talker', pipeline_tag: 'talk' }, 'my-cloud', {}],
    [added, 'my-cloud', {}],
    [added, 'my-cloud', { streaming: true }],
    [added, 'together', {}],
    [{ id: 'acme/draw', pipeline_tag: 'text-to-image' }, 'nscale', {}],
  ]
  const answers: InferenceExplanation[] = []
  for (const question of questions) {
    const [model, provider, options] = question
    const answer = await loadInferenceExplanation(model, provider, undefined, options)
    expect(answer).toEqual(explainInferenceSnippets(model, provider, undefined, options))
    answers.push(answer)
  }
  expect(answers[0]?.snippets.map(({ content }) => content)).toContain('replaced\n')
  expect(answers[4]?.snippets.map(({ client }) => client)).toContain('echo')
  expect(answers[5]?.skipped).toContainEqual({ language: 'sh', client: 'echo', reason: 'echo does not stream' })
  const inPython = await loadInferenceExplanation(added, 'my-cloud', undefined, {}, ['python'])
  expect(inPython.snippets.map(({ client }) => client)).toEqual(['requests'])
  for (const remove of removals.reverse()) remove()
  expect(await loadInferenceExplanation(CHAT, 'groq')).toEqual(explainInferenceSnippets(CHAT, 'groq'))
})

it('refuses what the generator refuses, with the same error', async () => {
  for (const options of [{ platform: 'dos' }, { temperature: Number.NaN }, { endpointUrl: 'ftp://x' }]) {
    let expected: unknown
    try {
      explainInferenceSnippets(CHAT, 'auto', undefined, options as SnippetOptions)
    } catch (error) {
      expected = error
    }
    expect(expected).toBeInstanceOf(Error)
    await expect(loadInferenceSnippets(CHAT, 'auto', undefined, options as SnippetOptions)).rejects.toEqual(expected)
  }
})

it('says that a part could not be loaded, and loads it when it is asked again', async () => {
  loading.failures = 1
  await expect(loadInferenceSnippets(CHAT, 'groq', undefined, {}, ['python'])).rejects.toMatchObject({
    message: '[model-snippets] couldn’t load a part of the generator; see cause',
    cause: loading.cause,
  })
  const expected = explainInferenceSnippets(CHAT, 'groq').snippets.filter(({ language }) => language === 'python')
  expect(await loadInferenceSnippets(CHAT, 'groq', undefined, {}, ['python'])).toEqual(expected)
})
