import type { ModelRecord, ProviderMapping } from './model-record.ts'

/**
 * How a provider serves a model, as the model's record says it. The hub gives a list, or a table by provider.
 *
 * @returns undefined when the record does not name the provider, or says of nobody that they serve it
 * @example
 * mappingOf(record, 'fal-ai')?.providerId // fal-ai/flux/dev
 */
export function mappingOf(model: ModelRecord, provider: string): ProviderMapping | undefined {
  const mappings: unknown = model.inferenceProviderMapping
  if (typeof mappings !== 'object' || mappings === null) return undefined
  const entries = Array.isArray(mappings)
    ? (mappings as unknown[])
    : Object.entries(mappings).map(([name, entry]) => ({ ...(entry as object), provider: name }))
  const found = entries.find(
    (entry) => typeof entry === 'object' && entry !== null && 'provider' in entry && entry.provider === provider,
  ) as Partial<ProviderMapping> | undefined
  if (typeof found?.providerId !== 'string') return undefined
  return { hfModelId: model.id, status: 'live', task: '', ...found, provider, providerId: found.providerId }
}

/**
 * Whether a provider serves a model.
 *
 * @returns undefined when the record does not say who does
 */
export function isServing(model: ModelRecord, provider: string): boolean | undefined {
  const mappings: unknown = model.inferenceProviderMapping
  if (typeof mappings !== 'object' || mappings === null) return undefined
  return mappingOf(model, provider)?.status === 'live'
}
