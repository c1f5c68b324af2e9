import type { ModelRecord } from '@model-snippets/core'
import type { ProviderFacts } from './router-facts.ts'

/**
 * Adds the providers that don’t support tool calling with a model to its record; returns the record if there are none.
 */
export function withToolFacts(model: ModelRecord, facts: readonly ProviderFacts[]): ModelRecord {
  const withoutTools = facts.filter(({ supportsTools }) => supportsTools === false).map(({ provider }) => provider)
  return model.withoutTools === undefined && withoutTools.length > 0 ? { ...model, withoutTools } : model
}
