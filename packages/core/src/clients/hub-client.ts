import type { Call, ChatCall } from '../call.ts'
import type { Asked } from './python-chat.ts'

/**
 * What the hub's own clients are given: they look a hub id up and find the provider's id themselves; for providers
 * that they do not look up, the provider's id is given.
 *
 * @param prefix what the client wants before such an id
 */
export function askedOfHubClient(call: ChatCall, prefix: string): Asked {
  const { model, mode, parameters, providerModel, providerRecord, requestModel } = call
  if (mode !== 'direct') return { model: requestModel, parameters }
  return { model: providerRecord?.clientModelPrefix === undefined ? model.id : prefix + providerModel, parameters }
}

/** A direct call of the hub's own clients always takes the provider's id from the hub. */
export const refusesCustomProviderModel = (call: Call): string | undefined =>
  call.mode === 'direct' && call.providerModelIsCustom && call.providerRecord?.clientModelPrefix === undefined
    ? "the client takes the provider's id of the model from the hub and cannot be given another"
    : undefined
