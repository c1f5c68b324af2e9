import type { Call, ChatCall, TaskCall } from '../call.ts'
import { PROVIDERS } from '../providers/index.generated.ts'
import { pathOf } from '../providers/provider.ts'
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

/** With `auto`, a model of another library than transformers may answer with audio or with JSON that holds it. */
export const mayBeSpeechInJson = ({ answer, model, task }: TaskCall): boolean =>
  task === 'text-to-speech' &&
  answer === undefined &&
  model.library_name !== undefined &&
  model.library_name !== 'transformers'

/** What stands in an address as it is: no space, no control character, nothing with a meaning of its own there. */
const PLAIN_IN_ADDRESS = /^[^\s\p{Cc}\p{Surrogate}?#%\\]+$/u

/** The hub's own clients and fal's put the provider's id of the model into an address as it is. */
export const refusesUnencodedModel = (call: Call): string | undefined =>
  'inputs' in call &&
  call.mode !== 'endpoint' &&
  call.request?.url.includes(pathOf(call.providerModel)) === true &&
  !PLAIN_IN_ADDRESS.test(call.providerModel)
    ? "the client puts the provider's id of the model into an address without encoding it"
    : undefined

/** The hub's own clients take the provider's id from the hub, wherever a request holds it: chat is routed by the hub's. */
export const refusesCustomProviderModel = (call: Call): string | undefined =>
  (call.mode === 'direct' || (call.mode === 'routed' && 'inputs' in call)) &&
  call.providerModelIsCustom &&
  call.providerRecord?.clientModelPrefix === undefined
    ? "the client takes the provider's id of the model from the hub and cannot be given another"
    : undefined

/** The hub's own clients know the providers of their release: one that was added since, or by the reader, is none. */
export function refusesUnknownProvider({ mode, provider, task }: Call): string | undefined {
  // A routed chat is the router's to lead on, and an endpoint is called as it is.
  const isLooked = mode === 'direct' || (mode === 'routed' && task !== 'conversational')
  if (!isLooked || provider === 'auto') return undefined
  const isKnown = Object.hasOwn(PROVIDERS, provider) && Object.hasOwn(PROVIDERS[provider]?.routes ?? {}, task)
  return isKnown ? undefined : `the client does not know how to ask ${provider} for ${task}`
}
