import { expect, it } from 'vitest'
import {
  buildInferenceRequest,
  explainUnverified,
  type ModelRecord,
  PROVIDERS,
  type ProviderMapping,
  type SnippetOptions,
  TASKS,
} from '../../index.ts'
import { pathOf } from '../../providers/provider.ts'
import { CLIENTS } from '../clients.generated.ts'
import type { Client, ModelReading } from './client.ts'

/** The tests run over the registry, so new clients are tested without being listed here. */
const NAMES: { readonly [reading in ModelReading]: readonly string[] } = {
  url: ['http://127.0.0.1:9911/steal', 'https://evil.example/v1', 'http:evil'],
  'absolute-path': ['/steal', '//evil.example/steal'],
  'part-of-url': ['acme/a?b', 'acme/a#b', 'acme/a%2fb', 'acme\\b', 'acme/a b', 'acme/a\nb'],
}

const TARGETS: readonly SnippetOptions[] = [{}, { directRequest: true }, { endpointUrl: 'http://localhost:8080' }]
const CASES = Object.values(PROVIDERS).flatMap(({ id: provider, routes }) =>
  Object.keys(routes)
    .filter((task) => TASKS[task] !== undefined)
    .flatMap((task) => TARGETS.map((target) => ({ provider, task, target }))),
)

const modelOf = (task: string): ModelRecord =>
  task === 'conversational'
    ? { id: 'acme/model', pipeline_tag: 'text-generation', tags: ['conversational'] }
    : { id: 'acme/model', pipeline_tag: task, library_name: 'transformers' }

interface Offered {
  readonly name: string
  readonly content: string | undefined
  /** Whether a request, or the client's own look-up, contains the provider's id. */
  readonly isNamed: boolean
  /** Whether the URL contains it. */
  readonly isInAddress: boolean
}

/** Yields what a client does with names of one kind, from a mapping or from the options. */
function* offers({ language, id }: Client, reading: ModelReading): Generator<Offered> {
  for (const { provider, task, target } of CASES) {
    const isChat = task === 'conversational'
    const model = modelOf(task)
    for (const name of NAMES[reading]) {
      const mapping: ProviderMapping = { provider, hfModelId: model.id, providerId: name, status: 'live', task }
      for (const [mapped, options] of [
        [undefined, { ...target, providerId: name }],
        [mapping, target],
      ] as const) {
        const { snippets } = explainUnverified(model, provider, mapped, options)
        const found = snippets.find((snippet) => snippet.language === language && snippet.client === id)
        const isEndpoint = target.endpointUrl !== undefined
        yield {
          name,
          content: found?.content,
          isNamed: isEndpoint ? isChat && mapped === undefined : target.directRequest === true || !isChat,
          isInAddress: !isEndpoint && (PROVIDERS[provider]?.routes[task]?.path(name).includes(pathOf(name)) ?? false),
        }
      }
    }
  }
}

it.each(
  CLIENTS.flatMap((client) =>
    (client.readsModelAs ?? []).map((reading) => [`${client.language}/${client.id}`, reading, client] as const),
  ),
)('%s never gets a model name that it would mistake for something else: %s', (_, reading, client) => {
  let refused = 0
  for (const { content, isInAddress, isNamed, name } of offers(client, reading)) {
    if (!isNamed || (reading === 'part-of-url' && !isInAddress)) continue
    refused += 1
    expect(content, name).toBe(undefined)
  }
  expect(refused).toBeGreaterThan(0)
})

it('no name changes the host of the request', () => {
  for (const { provider, task, target } of CASES) {
    const model = modelOf(task)
    const hostOf = (providerId: string): string | undefined => {
      const url = buildInferenceRequest(model, provider, undefined, { ...target, providerId })?.url
      return url === undefined ? undefined : new URL(url).origin
    }
    const expected = hostOf('acme/model')
    for (const name of Object.values(NAMES).flat()) expect([undefined, expected], name).toContain(hostOf(name))
  }
})

it('a Hugging Face client’s record lists what it mistakes names for', () => {
  const reading = CLIENTS.filter(({ looksModelsUp }) => looksModelsUp === true)
  expect(reading.length).toBeGreaterThan(0)
  for (const { readsModelAs } of reading) expect(readsModelAs).toContain('url')
})
