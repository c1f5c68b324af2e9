import type { ModelRecord, ProviderMapping } from './model-record.ts'

/** Returns a record's provider mappings; their fields are as untrusted as the record. */
export function mappingsOf({ inferenceProviderMapping }: ModelRecord): readonly Partial<ProviderMapping>[] {
  const mappings: unknown = inferenceProviderMapping
  if (typeof mappings !== 'object' || mappings === null) return []
  const entries = Array.isArray(mappings)
    ? (mappings as unknown[])
    : Object.entries(mappings).map(([name, entry]) => ({ ...(entry as object), provider: name }))
  return entries.filter((entry): entry is Partial<ProviderMapping> => typeof entry === 'object' && entry !== null)
}

/**
 * Returns how a provider serves a model, according to the model's record, which contains a list or a table by provider.
 *
 * @returns `undefined` if the record doesn't name the provider, or contains no mappings
 * @example
 * mappingOf(record, 'fal-ai')?.providerId // fal-ai/flux/dev
 */
export function mappingOf(model: ModelRecord, provider: string): ProviderMapping | undefined {
  const found = mappingsOf(model).find((entry) => entry.provider === provider)
  if (typeof found?.providerId !== 'string') return undefined
  return { hfModelId: model.id, status: 'live', task: '', ...found, provider, providerId: found.providerId }
}

/**
 * Checks whether a provider serves a model.
 *
 * @returns `undefined` if the record doesn't name its providers
 */
export function isServing(model: ModelRecord, provider: string): boolean | undefined {
  const mappings: unknown = model.inferenceProviderMapping
  if (typeof mappings !== 'object' || mappings === null) return undefined
  return mappingOf(model, provider)?.status === 'live'
}
