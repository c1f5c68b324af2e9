import { describe, expect, it, vi } from 'vitest'
import {
  buildInferenceRequest,
  explainUnverified,
  getInferenceSnippets,
  holdsProviderId,
  type InferenceSnippet,
  type ModelRecord,
  mappingOf,
  PROVIDERS,
  type ProviderMapping,
  type SnippetOptions,
  setLogger,
} from '../index.ts'
import { TASKS } from '../tasks/index.ts'

setLogger({ error: vi.fn() })

const modelFor = (task: string): ModelRecord =>
  task === 'conversational'
    ? { id: 'acme/model', pipeline_tag: 'text-generation', tags: ['conversational'] }
    : { id: 'acme/model', pipeline_tag: task }

const mappingTo = (provider: string, providerId: string): ProviderMapping => ({
  provider,
  providerId,
  hfModelId: 'acme/model',
  status: 'live',
  task: '',
})

const TARGETS: readonly SnippetOptions[] = [{}, { directRequest: true }, { endpointUrl: 'http://localhost:8080' }]
const QUESTIONS = [...Object.keys(PROVIDERS), 'auto'].flatMap((provider) =>
  Object.keys(TASKS)
    .filter((task) => provider === 'auto' || Object.hasOwn(PROVIDERS[provider]?.routes ?? {}, task))
    .flatMap((task) => TARGETS.map((options) => ({ provider, task, options }))),
)

const assumesId = ({ assumptions }: InferenceSnippet): boolean =>
  assumptions?.some(({ option }) => option === 'providerId') === true

const nameOf = ({ language, client }: InferenceSnippet): string => `${language}/${client}`

describe('assumptions', () => {
  it('appear on exactly those examples whose text depends on the provider’s id', () => {
    for (const { provider, task, options } of QUESTIONS) {
      const model = modelFor(task)
      const textsWith = (providerId: string) =>
        new Map(
          explainUnverified(model, provider, mappingTo(provider, providerId), options).snippets.map((snippet) => [
            nameOf(snippet),
            snippet.content,
          ]),
        )
      const [one, other] = [textsWith('own/one'), textsWith('own/other')]
      const { snippets } = explainUnverified(model, provider, undefined, options)
      const guessing = snippets.filter(assumesId).map(nameOf)
      const depending = snippets.map(nameOf).filter((name) => one.get(name) !== other.get(name))
      // Released clients that accept any Hugging Face id get that id, whatever a mapping says.
      const expected = PROVIDERS[provider]?.takesHubIds ? [] : isOwnEndpoint(options) ? [] : depending
      expect(guessing, JSON.stringify({ provider, task, options })).toEqual(expected)
      expect(holdsProviderId(model, provider, options) || guessing.length === 0).toBe(true)
    }
  })

  it('say what we assume, why, and where to find the id', () => {
    const [curl] = getInferenceSnippets(
      { id: 'black-forest-labs/FLUX.1-dev', pipeline_tag: 'text-to-image' },
      'fal-ai',
    ).filter(({ client }) => client === 'curl')
    expect(curl?.assumptions).toEqual([
      {
        what: 'We assume that "black-forest-labs/FLUX.1-dev" is fal’s id for the model.',
        why: 'We don’t have Hugging Face’s record of which id fal uses for the model.',
        howToKnow:
          'Look for the providerId of fal-ai in https://huggingface.co/api/models/black-forest-labs/FLUX.1-dev?expand=inferenceProviderMapping, or check fal’s list of models',
        option: 'providerId',
      },
    ])
  })

  it.each([
    ['scaleway', 'Scaleway'],
    ['ovhcloud', 'OVHcloud AI Endpoints'],
  ])('say that the reference of %s doesn’t document completions, even if the model is mapped', (provider, label) => {
    const mapping = mappingTo(provider, 'own/one')
    for (const options of [{}, { directRequest: true }]) {
      const { snippets } = explainUnverified(modelFor('text-generation'), provider, mapping, options)
      expect(snippets.length).toBeGreaterThan(0)
      for (const { assumptions } of snippets) {
        expect(assumptions?.map(({ what }) => what)).toEqual([
          `We assume that ${label} supports text completion at /v1/completions, which the Hugging Face clients call.`,
        ])
      }
    }
    const chat = explainUnverified(modelFor('conversational'), provider, mapping, {}).snippets
    expect(chat.filter(({ assumptions }) => assumptions !== undefined)).toEqual([])
  })

  it('say when the model’s record doesn’t list the provider', () => {
    const model = { ...modelFor('text-to-image'), inferenceProviderMapping: [mappingTo('replicate', 'own/one')] }
    const [first] = getInferenceSnippets(model, 'fal-ai').filter(({ assumptions }) => assumptions !== undefined)
    expect(first?.assumptions?.[0]?.why).toBe('The model’s record on Hugging Face doesn’t list fal as a provider.')
  })

  it('don’t mention tool loops or the Responses API', () => {
    const told = (options: SnippetOptions) => [
      ...new Set(
        getInferenceSnippets(modelFor('conversational'), 'together', undefined, options).map(({ assumptions }) =>
          assumptions?.map(({ what }) => what).join(),
        ),
      ),
    ]
    expect(told({ api: 'responses' })).toEqual([undefined])
    expect(told({ recipe: 'tool-loop' })).toEqual([undefined])
    const endpointUrl = 'http://localhost:8080/v1'
    expect(told({ api: 'responses', recipe: 'tool-loop', endpointUrl })).toEqual([undefined])
  })

  it.each<readonly [string, ModelRecord['inferenceProviderMapping'] | object, string]>([
    ['absent', [mappingTo('replicate', 'own/one')], 'doesn’t list fal as a provider'],
    ['absent, like all others', [], 'doesn’t list fal as a provider'],
    ['error', [{ ...mappingTo('fal-ai', 'own/one'), status: 'error' }], 'lists fal with the status "error"'],
    [
      'staging',
      { 'fal-ai': { ...mappingTo('fal-ai', 'own/one'), status: 'staging' } },
      'lists fal with the status "staging", which is for',
    ],
  ])('say at every client that the provider doesn’t serve the model: %s', (_, inferenceProviderMapping, why) => {
    const model = { ...modelFor('text-to-image'), inferenceProviderMapping } as ModelRecord
    for (const options of [{}, { directRequest: true }]) {
      const { snippets } = explainUnverified(model, 'fal-ai', mappingOf(model, 'fal-ai'), options)
      expect(snippets.length).toBeGreaterThan(3)
      for (const { assumptions } of snippets) {
        expect(assumptions?.[0]).toMatchObject({
          what: 'We assume that fal serves the model "acme/model".',
          why: expect.stringContaining(why),
          howToKnow: expect.stringContaining('https://huggingface.co/api/models/acme/model'),
        })
      }
    }
    expect(buildInferenceRequest(model, 'fal-ai', mappingOf(model, 'fal-ai'))?.assumptions?.length).toBeGreaterThan(0)
  })

  it('say so for chat and hf-inference, but not for policies, endpoints, or providers that are never listed', () => {
    const told = (task: string, provider: string, options: SnippetOptions = {}, mapping?: ProviderMapping) => [
      ...new Set(
        explainUnverified(
          { ...modelFor(task), inferenceProviderMapping: [mappingTo('together', 'own/one')] },
          provider,
          mapping,
          options,
        ).snippets.flatMap(({ assumptions = [] }) => assumptions.map(({ what }) => what)),
      ),
    ]
    expect(told('conversational', 'groq')).toEqual(['We assume that Groq serves the model "acme/model".'])
    expect(told('fill-mask', 'hf-inference')).toEqual(['We assume that HF Inference serves the model "acme/model".'])
    expect(told('conversational', 'together')).toEqual([])
    expect(told('conversational', 'groq', {}, mappingTo('groq', 'own/one'))).toEqual([])
    for (const provider of ['auto', 'fastest', 'preferred']) expect(told('conversational', provider)).toEqual([])
    expect(told('text-to-image', 'auto')).toEqual([])
    expect(told('conversational', 'openai', { directRequest: true, providerId: 'gpt' })).toEqual([])
    for (const task of ['conversational', 'fill-mask', 'sentence-similarity']) {
      expect(told(task, 'hf-inference', { endpointUrl: 'http://localhost:8080' })).toEqual([])
    }
  })

  it('say which tasks hf-inference doesn’t document, unless the model’s mapping says that it serves the task', () => {
    const { routes = {}, documentedTasks } = PROVIDERS['hf-inference'] ?? {}
    const tellsTask = (task: string, mapping?: ProviderMapping) => {
      const { snippets } = explainUnverified(modelFor(task), 'hf-inference', mapping, {})
      expect(snippets.length, task).toBeGreaterThan(0)
      const told = new Set(snippets.map(({ assumptions }) => assumptions?.map(({ what }) => what).join()))
      expect(told.size, task).toBe(1)
      return [...told][0] !== undefined
    }
    const undocumented = Object.keys(routes).filter((task) => tellsTask(task))
    expect(undocumented.sort()).toEqual([
      'audio-classification',
      'audio-to-audio',
      'document-question-answering',
      'image-to-image',
      'image-to-text',
      'sentence-similarity',
      'tabular-classification',
      'tabular-regression',
      'text-to-audio',
      'text-to-speech',
      'visual-question-answering',
      'zero-shot-image-classification',
    ])
    expect(Object.keys(routes)).toEqual(expect.arrayContaining([...(documentedTasks?.tasks ?? [])]))
    const live = { ...mappingTo('hf-inference', 'acme/model'), task: 'sentence-similarity' }
    expect(tellsTask('sentence-similarity', live)).toBe(false)
    expect(tellsTask('sentence-similarity', { ...live, task: 'feature-extraction' })).toBe(true)
    expect(tellsTask('sentence-similarity', { ...live, status: 'error' })).toBe(true)
    const [first] = getInferenceSnippets(modelFor('image-to-text'), 'hf-inference')
    expect(first?.assumptions).toEqual([
      {
        what: 'We assume that HF Inference supports the task image-to-text.',
        why: 'Its documentation lists only other tasks (https://huggingface.co/docs/inference-providers/providers/hf-inference, read on 2026-11-23).',
        howToKnow:
          'Look for hf-inference with this task in https://huggingface.co/api/models/acme/model?expand=inferenceProviderMapping, or run the example',
      },
    ])
  })

  it.each([
    ['a mapping', mappingTo('fal-ai', 'fal-ai/flux/dev'), {}],
    ['the reader’s own id', undefined, { providerId: 'fal-ai/flux/dev' }],
  ])('are absent with %s', (_, mapping, options) => {
    const snippets = getInferenceSnippets(modelFor('text-to-image'), 'fal-ai', mapping, options)
    expect(snippets.length).toBeGreaterThan(0)
    expect(snippets.filter((snippet) => 'assumptions' in snippet)).toEqual([])
  })
})

/** At an endpoint, the model has the name that its owner chose, which isn't a provider's. */
const isOwnEndpoint = ({ endpointUrl }: SnippetOptions): boolean => endpointUrl !== undefined

describe('assumptions about chat', () => {
  const CHAT = modelFor('conversational')
  const assumed = (model: ModelRecord, options: SnippetOptions) =>
    getInferenceSnippets(model, 'groq', undefined, options)
      .filter(({ language, client }) => language === 'sh' && client === 'curl')
      .flatMap(({ assumptions = [] }) => assumptions)
  const tool = (fields: object) => [{ type: 'function', function: { name: 'find', ...fields } }]

  it.each([
    [[{ type: 'web_search' }], 'tools[0].type: expected "function", got "web_search"'],
    [
      tool({ name: 'get weather' }),
      'tools[0].function.name: expected 1 to 64 ASCII letters, digits, underscores, or hyphens',
    ],
    [tool({ name: 'x'.repeat(65) }), 'tools[0].function.name: '],
    [tool({ name: 7 }), 'tools[0].function.name: '],
    [[{ type: 'function', function: 'find' }], 'tools[0].function: expected an object with a name, got "find"'],
    [tool({ description: 7 }), 'tools[0].function.description: expected a string, got 7'],
    [tool({ parameters: [] }), 'tools[0].function.parameters: expected a JSON Schema, got []'],
    [tool({ strict: 'yes' }), 'tools[0].function.strict: expected true or false, got "yes"'],
  ])('list tools that don’t match the chat API’s documentation: %j', (tools, problem) => {
    const [first, ...more] = assumed(CHAT, { tools } as SnippetOptions)
    expect(more).toEqual([])
    expect(first).toMatchObject({ option: 'tools', why: expect.stringContaining(problem) })
  })

  it('don’t mention tools that match the documentation', () => {
    const parameters = { type: 'object', properties: {} }
    const tools = [...tool({ name: 'x'.repeat(64), description: 'Find', parameters, strict: null }), ...tool({})]
    expect(assumed(CHAT, { tools } as SnippetOptions)).toEqual([])
  })

  it('list tools with the same name', () => {
    const tools = [...tool({ name: 'other' }), ...tool({}), ...tool({ description: 'Find more' })]
    expect(assumed(CHAT, { tools } as SnippetOptions)).toEqual([
      {
        what: 'We assume that the service accepts tools with the same name.',
        why: 'tools[1] and tools[2] are both called "find", and a tool call identifies its tool only by name.',
        howToKnow: 'Give each tool a unique name',
        option: 'tools',
      },
    ])
  })

  it('describe the first such tool and count the others', () => {
    const tools = Array.from({ length: 9 }, () => ({ type: 'any' }))
    expect(assumed(CHAT, { tools } as SnippetOptions)[0]?.why).toMatch(/tools\[2\].*; and 6 more\.$/)
  })

  it('say if the model’s record doesn’t list a fallback provider', () => {
    const live = (provider: string) => mappingTo(provider, 'own/one')
    const model = { ...CHAT, inferenceProviderMapping: [live('groq'), live('together')] }
    const fallbacks = ['together', 'novita']
    expect(assumed(model, { retries: true, fallbacks })).toMatchObject([
      { what: 'We assume that Novita AI serves the model "acme/model".', option: 'fallbacks' },
    ])
    expect(assumed(model, { fallbacks })).toEqual([])
    expect(assumed(CHAT, { retries: true, fallbacks })).toEqual([])
  })
})

describe('assumptions about tasks with a file', () => {
  const assumed = (task: string, inputs: string) =>
    getInferenceSnippets(modelFor(task), 'hf-inference', mappingTo('hf-inference', 'acme/model'), { inputs })
      .filter(({ language, client }) => language === 'sh' && client === 'curl')
      .flatMap(({ assumptions = [] }) => assumptions)
      .filter(({ what }) => what.includes('that the file '))

  it('say which media type is sent if the file name doesn’t show it', () => {
    const what = 'We assume that the file "./talk.xyz" has the type audio/flac.'
    expect(assumed('automatic-speech-recognition', './talk.xyz')).toMatchObject([{ what }])
    expect(assumed('image-classification', 'https://example.com/cat?size=9.png')).toMatchObject([
      { what: 'We assume that the file "https://example.com/cat?size=9.png" has the type image/jpeg.' },
    ])
  })

  it.each(['./talk.wav', './TALK.MP3', 'https://example.com/talk.ogg?x=1'])('are absent for %s', (inputs) => {
    expect(assumed('automatic-speech-recognition', inputs)).toEqual([])
  })
})
