import type { Call, ChatCall } from '../call.ts'

/**
 * The model's name as the hub's own clients want it: they look a hub id up and find the provider's id themselves;
 * for providers that they do not look up, the provider's id is given.
 *
 * @param prefix what the client wants before such an id
 */
export function hubClientModel(call: ChatCall, prefix: string): string {
  if (call.mode !== 'direct') return call.requestModel
  return call.providerRecord?.clientModelPrefix === undefined ? call.model.id : prefix + call.providerModel
}

/** A direct call of the hub's own clients always takes the provider's id from the hub. */
export const refusesCustomProviderModel = (call: Call): string | undefined =>
  call.mode === 'direct' && call.providerModelIsCustom && call.providerRecord?.clientModelPrefix === undefined
    ? "the client takes the provider's id of the model from the hub and cannot be given another"
    : undefined
