import type { Call, ChatCall } from '../call.ts'
import type { Asked } from './asked.ts'

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

/** The hub's own clients take the provider's id from the hub, wherever a request holds it: chat is routed by the hub's. */
export const refusesCustomProviderModel = (call: Call): string | undefined =>
  (call.mode === 'direct' || (call.mode === 'routed' && 'inputs' in call)) &&
  call.providerModelIsCustom &&
  call.providerRecord?.clientModelPrefix === undefined
    ? "the client takes the provider's id of the model from the hub and cannot be given another"
    : undefined

/** The hub's own clients know the providers of their release: one that was added since, or by the reader, is none. */
export function refusesUnknownProvider({ mode, provider, routeIsPublished, task }: Call): string | undefined {
  // A routed chat is the router's to lead on, and an endpoint is called as it is.
  const isLooked = mode === 'direct' || (mode === 'routed' && task !== 'conversational')
  return isLooked && provider !== 'auto' && !routeIsPublished
    ? `the client does not know how to ask ${provider} for ${task}`
    : undefined
}
