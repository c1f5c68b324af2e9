/** Tables of what the examples of each client do, with a reason for each gap. */
import {
  type CLIENTS,
  explainInferenceSnippets,
  type InferenceExplanation,
  type InferenceSnippet,
  type ModelRecord,
  PROVIDERS,
  type SnippetOptions,
} from '../../packages/core/src/index.ts'
import { clientKey } from '../../packages/core/src/verification/case.ts'
import { type Row, table } from './markdown.ts'

export const CHAT: ModelRecord = {
  id: 'openai/gpt-oss-120b',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
}
export const VISION: ModelRecord = {
  id: 'google/gemma-4-31B-it',
  pipeline_tag: 'image-text-to-text',
  tags: ['conversational'],
}
export const EMBEDDING: ModelRecord = { id: 'Qwen/Qwen3-Embedding-8B', pipeline_tag: 'feature-extraction', tags: [] }

/** A feature, and the question that shows which clients have it. */
export interface Feature {
  readonly name: string
  readonly model: ModelRecord
  readonly options: SnippetOptions
  /** The languages that have the feature; all if absent. */
  readonly languages?: readonly string[]
}

/** What all clients offer with a feature, at any provider. Each answer is about all clients, so it's asked for once. */
export const explainedFor = ({ model, options }: Pick<Feature, 'model' | 'options'>): readonly InferenceExplanation[] =>
  ['auto', 'together', ...Object.keys(PROVIDERS)].map((provider) =>
    explainInferenceSnippets(model, provider, undefined, options),
  )

/** What all clients offer with a feature in direct calls to the provider of a client, if it's a provider's own. */
function explainedDirectly({ model, options }: Feature, { vendor }: Client): readonly InferenceExplanation[] {
  if (vendor === undefined) return []
  // At an endpoint, the reason would be the endpoint, whatever the feature.
  const { endpointUrl: _, ...others } = options
  return [explainInferenceSnippets(model, vendor.provider, undefined, { ...others, directRequest: true })]
}

/** Returns why a client has no example with a feature at any provider; `undefined` if it has one. */
export function gapOf(key: string, explained: readonly InferenceExplanation[]): string | undefined {
  const isOfClient = (each: Pick<InferenceSnippet, 'language' | 'client'>) => clientKey(each) === key
  if (explained.some(({ snippets }) => snippets.some(isOfClient))) return undefined
  return explained.map(({ skipped }) => skipped.find(isOfClient)?.reason).find((reason) => reason !== undefined)
}

type Client = (typeof CLIENTS)[number]

export const keyOf = ({ language, id }: Client): string => clientKey({ language, client: id })

/**
 * Returns a table of clients and features, and the reasons of its gaps as a numbered list.
 *
 * @param head the title of the first column
 */
export function featureTable(
  head: string,
  clients: readonly Client[],
  features: readonly Feature[],
): { readonly text: string; readonly reasons: string } {
  const reasons: string[] = []
  const mark = (reason: string): string => {
    if (!reasons.includes(reason)) reasons.push(reason)
    return `no (${reasons.indexOf(reason) + 1})`
  }
  const asked = features.map((feature) => ({ feature, explained: explainedFor(feature) }))
  const rows = clients.map((client): Row => {
    const key = keyOf(client)
    const cells = asked.map(({ feature, explained }) => {
      const { languages } = feature
      if (languages !== undefined && !languages.includes(client.language)) return 'always'
      const gap = gapOf(key, client.vendor === undefined ? explained : explainedDirectly(feature, client))
      return gap === undefined ? 'yes' : mark(gap)
    })
    return [`\`${key}\``, ...cells]
  })
  return {
    text: table([head, ...features.map(({ name }) => name)], rows),
    reasons: reasons.map((reason, index) => `${index + 1}. ${reason}\n`).join(''),
  }
}
