import { HUB_PROVIDER } from './registry.ts'
import type { TaskCall } from './task-call.ts'

/** The provider that a call ends at: for `auto`, the first that the hub lists. */
export function servingProvider(call: Pick<TaskCall, 'provider' | 'target' | 'mappings'>): string {
  if (call.target === 'endpoint') return HUB_PROVIDER
  if (call.provider !== 'auto') return call.provider
  const first = call.mappings[0]
  if (first === undefined) throw new Error('The hub lists no provider for this model, so `auto` leads nowhere')
  return first.provider
}

/** The serving provider's own id of the model. */
export function providerModelOf(call: Pick<TaskCall, 'provider' | 'target' | 'mappings' | 'modelId'>): string {
  const provider = servingProvider(call)
  return call.mappings.find((mapping) => mapping.provider === provider)?.providerId ?? call.modelId
}
