import type { Call } from '../call.ts'

/**
 * The model's name as the hub's own clients want it: they look a hub id up and find the provider's id themselves;
 * only for providers that they do not look up is the provider's id given, after the provider's prefix.
 */
export function hubClientModel(call: Call): string {
  if (call.mode !== 'direct') return call.requestModel
  const prefix = call.providerRecord?.clientModelPrefix
  return prefix === undefined ? call.model.id : prefix + call.providerModel
}

/** A direct call of the hub's own clients always takes the provider's id from the hub. */
export const refusesCustomProviderModel = (call: Call): string | undefined =>
  call.mode === 'direct' && call.providerModelIsCustom && call.providerRecord?.clientModelPrefix === undefined
    ? "the client takes the provider's id of the model from the hub and cannot be given another"
    : undefined
