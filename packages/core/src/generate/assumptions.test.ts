import { describe, expect, it, vi } from 'vitest'
import {
  explainUnverified,
  getInferenceSnippets,
  holdsProviderId,
  type InferenceSnippet,
  type ModelRecord,
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
  it('are told by exactly those examples whose text depends on the provider’s id', () => {
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
      // A released client that knows every model by its hub id is given it whatever a mapping says.
      const expected = PROVIDERS[provider]?.takesHubIds ? [] : isOwnEndpoint(options) ? [] : depending
      expect(guessing, JSON.stringify({ provider, task, options })).toEqual(expected)
      expect(holdsProviderId(model, provider, options) || guessing.length === 0).toBe(true)
    }
  })

  it('say what is assumed, why, and where the id is found', () => {
    const [curl] = getInferenceSnippets(
      { id: 'black-forest-labs/FLUX.1-dev', pipeline_tag: 'text-to-image' },
      'fal-ai',
    ).filter(({ client }) => client === 'curl')
    expect(curl?.assumptions).toEqual([
      {
        what: 'fal is taken to call the model "black-forest-labs/FLUX.1-dev".',
        why: 'The id that fal itself has for the model is not known here.',
        howToKnow:
          'Look for the providerId of fal-ai in https://huggingface.co/api/models/black-forest-labs/FLUX.1-dev?expand=inferenceProviderMapping, or look into the list of models of fal',
        option: 'providerId',
      },
    ])
  })

  it.each([
    ['scaleway', 'Scaleway'],
    ['ovhcloud', 'OVHcloud AI Endpoints'],
  ])('say that the reference of %s names no completions, whatever is known of the model', (provider, label) => {
    const mapping = mappingTo(provider, 'own/one')
    for (const options of [{}, { directRequest: true }]) {
      const { snippets } = explainUnverified(modelFor('text-generation'), provider, mapping, options)
      expect(snippets.length).toBeGreaterThan(0)
      for (const { assumptions } of snippets) {
        expect(assumptions?.map(({ what }) => what)).toEqual([
          `${label} is taken to complete a text at /v1/completions, as the hub’s clients ask it.`,
        ])
      }
    }
    const chat = explainUnverified(modelFor('conversational'), provider, mapping, {}).snippets
    expect(chat.filter(({ assumptions }) => assumptions !== undefined)).toEqual([])
  })

  it('say when the hub does not name the provider', () => {
    const model = { ...modelFor('text-to-image'), inferenceProviderMapping: [mappingTo('replicate', 'own/one')] }
    const [first] = getInferenceSnippets(model, 'fal-ai').filter(({ assumptions }) => assumptions !== undefined)
    expect(first?.assumptions?.[0]?.why).toBe(
      "The hub's record of the model does not name fal among those that serve it.",
    )
  })

  it('say what a tool loop by the Responses API of the router rests on, and nothing of others', () => {
    const told = (options: SnippetOptions) => [
      ...new Set(
        getInferenceSnippets(modelFor('conversational'), 'together', undefined, options).map(({ assumptions }) =>
          assumptions?.map(({ what }) => what).join(),
        ),
      ),
    ]
    expect(told({ api: 'responses', recipe: 'tool-loop' })).toEqual([expect.stringContaining('role tool')])
    expect(told({ api: 'responses' })).toEqual([undefined])
    expect(told({ recipe: 'tool-loop' })).toEqual([undefined])
    const endpointUrl = 'http://localhost:8080/v1'
    expect(told({ api: 'responses', recipe: 'tool-loop', endpointUrl })).toEqual([undefined])
  })

  it.each([
    ['a mapping', mappingTo('fal-ai', 'fal-ai/flux/dev'), {}],
    ['the reader’s own id', undefined, { providerId: 'fal-ai/flux/dev' }],
  ])('end with %s', (_, mapping, options) => {
    const snippets = getInferenceSnippets(modelFor('text-to-image'), 'fal-ai', mapping, options)
    expect(snippets.length).toBeGreaterThan(0)
    expect(snippets.filter((snippet) => 'assumptions' in snippet)).toEqual([])
  })
})

/** There the model has the name that its owner gave it, which no provider has. */
const isOwnEndpoint = ({ endpointUrl }: SnippetOptions): boolean => endpointUrl !== undefined
