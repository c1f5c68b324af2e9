import { afterAll, beforeAll, expect, it } from 'vitest'
import { PYTHON_CLIENTS } from '../clients/python.generated.ts'
import { setLogger } from '../logger.ts'
import { PROVIDERS } from '../providers/index.ts'
import { registerTemplate } from '../registrations.ts'
import { registerProvider, registerTask } from '../registries.ts'
import { explainInferenceSnippets } from '../snippets.ts'
import { TASKS } from '../tasks/index.ts'
import type { InferenceExplanation, ModelRecord, SnippetOptions } from '../types.ts'
import * as every from './index.ts'
import * as javascript from './javascript.ts'
import { explainOnDemand, type LanguageParts } from './load.ts'
import * as python from './python.ts'
import * as shell from './shell.ts'

const reported: unknown[][] = []
beforeAll(() => setLogger({ error: (...details) => reported.push(details) }))
afterAll(() => setLogger(console))

const CHAT: ModelRecord = { id: 'acme/talker', pipeline_tag: 'text-generation', tags: ['conversational'] }
const MODELS: readonly ModelRecord[] = [
  CHAT,
  { id: 'acme/seer', pipeline_tag: 'image-text-to-text', tags: ['conversational'] },
  { id: 'acme/speaker', pipeline_tag: 'text-to-speech', library_name: 'espnet' },
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
  { platform: 'cmd', parameters: { seed: 3, odd: null } },
]

it('answers every question as the generator that has everything at hand does', async () => {
  let offered = 0
  for (const model of MODELS) {
    for (const provider of ['auto', 'nobody', ...Object.keys(PROVIDERS)]) {
      for (const options of ADDRESSES.flatMap((address) => WAYS.map((way) => ({ ...address, ...way })))) {
        reported.length = 0
        const expected = explainInferenceSnippets(model, provider, undefined, options)
        const expectedReports = reported.splice(0)
        expect(await every.loadInferenceExplanation(model, provider, undefined, options)).toEqual(expected)
        expect(reported).toEqual(expectedReports)
        offered += expected.snippets.length
      }
    }
  }
  expect(offered).toBeGreaterThan(5000)
})

it('answers in one language what it answers in all', async () => {
  for (const model of MODELS) {
    for (const provider of ['auto', 'together', 'hf-inference', 'fal-ai']) {
      const whole = explainInferenceSnippets(model, provider)
      const parts: InferenceExplanation[] = []
      for (const { loadInferenceExplanation } of [python, javascript, shell]) {
        parts.push(await loadInferenceExplanation(model, provider))
      }
      expect(parts.flatMap(({ snippets }) => snippets)).toEqual(whole.snippets)
      expect(parts.flatMap(({ skipped }) => skipped)).toEqual(whole.skipped)
    }
  }
  expect((await python.loadInferenceSnippets(CHAT, 'together')).map(({ client }) => client)).toEqual([
    'openai',
    'huggingface_hub',
    'requests',
  ])
})

it('counts what was registered', async () => {
  const removals = [
    registerTemplate({ language: 'python', client: 'requests', task: 'conversational', template: () => 'replaced\n' }),
    registerTemplate({
      language: 'sh',
      client: 'echo',
      task: 'text-to-3d',
      install: 'true',
      refuses: (call) => (call.streaming ? 'echo does not stream' : undefined),
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
          answer: () => ({ kind: 'bytes', fileName: 'thing.glb' }),
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
    const answer = await every.loadInferenceExplanation(model, provider, undefined, options)
    expect(answer).toEqual(explainInferenceSnippets(model, provider, undefined, options))
    answers.push(answer)
  }
  expect(answers[0]?.snippets.map(({ content }) => content)).toContain('replaced\n')
  expect(answers[4]?.snippets.map(({ client }) => client)).toContain('echo')
  expect(answers[5]?.skipped).toContainEqual({ language: 'sh', client: 'echo', reason: 'echo does not stream' })
  expect((await python.loadInferenceExplanation(added, 'my-cloud')).snippets.map(({ client }) => client)).toEqual([
    'requests',
  ])
  for (const remove of removals.reverse()) remove()
  expect(await every.loadInferenceExplanation(CHAT, 'groq')).toEqual(explainInferenceSnippets(CHAT, 'groq'))
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
    await expect(every.loadInferenceSnippets(CHAT, 'auto', undefined, options as SnippetOptions)).rejects.toEqual(
      expected,
    )
  }
})

it('says that a part could not be loaded, and loads it when it is asked again', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  let failures = 2
  const breaking =
    <Parts>(load: () => Promise<Parts>) =>
    async (): Promise<Parts> => {
      if (failures-- > 0) throw cause
      return await load()
    }
  const languages: LanguageParts = {
    clients: PYTHON_CLIENTS,
    chat: breaking(() => import('./python-chat.ts')),
    otherTasks: async () => {
      const { loadAnswering } = await import('./python-other-tasks.ts')
      return { loadAnswering: (...question) => breaking(async () => await loadAnswering(...question))() }
    },
  }
  const broken = {
    message: '[model-snippets] a part of the generator could not be loaded',
    cause,
  }
  await expect(explainOnDemand(languages, CHAT, 'groq', undefined, undefined)).rejects.toMatchObject(broken)
  const image: ModelRecord = { id: 'acme/painter', pipeline_tag: 'text-to-image' }
  await expect(explainOnDemand(languages, image, 'fal-ai', undefined, undefined)).rejects.toMatchObject(broken)
  expect((await explainOnDemand(languages, CHAT, 'groq', undefined, undefined)).snippets).toHaveLength(3)
  expect((await explainOnDemand(languages, image, 'fal-ai', undefined, undefined)).snippets).toHaveLength(3)
})
