import type { ModelRecord } from '@model-snippets/core'
import type { ProviderFacts } from './router-facts.ts'

/** The record of a model with the providers that don't call tools with it; the record itself where there are none. */
export function withToolFacts(model: ModelRecord, facts: readonly ProviderFacts[]): ModelRecord {
  const withoutTools = facts.filter(({ supportsTools }) => supportsTools === false).map(({ provider }) => provider)
  return model.withoutTools === undefined && withoutTools.length > 0 ? { ...model, withoutTools } : model
}
