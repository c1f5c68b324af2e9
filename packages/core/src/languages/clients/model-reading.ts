import type { Call } from '../../call/call.ts'
import { pathOf } from '../../providers/provider.ts'
import type { Client } from './client.ts'

/** Text that a URL can contain unchanged: no spaces, no control characters, and nothing with a special meaning. */
const PLAIN_IN_ADDRESS = /^[^\s\p{Cc}\p{Surrogate}?#%\\]+$/u

/** Returns what a client would mistake the model's name for; `undefined` if it uses the name unchanged. */
export function unsupportedModelName({ readsModelAs }: Client, call: Call): string | undefined {
  if (readsModelAs === undefined) return undefined
  const name = modelNameOf(call)
  if (name === undefined) return undefined
  if (readsModelAs.includes('url') && /^https?:/i.test(name)) {
    return 'the client treats a model name that starts with http: or https: as a URL'
  }
  if (readsModelAs.includes('absolute-path') && name.startsWith('/')) {
    return 'the client treats a model name that starts with / as a URL'
  }
  return readsModelAs.includes('part-of-url') && !PLAIN_IN_ADDRESS.test(name) && isInAddress(name, call)
    ? 'the client puts the provider’s model id into a URL without encoding it'
    : undefined
}

/**
 * Returns the name that a client sends or looks up; `undefined` if it sends none, because an endpoint serves one model.
 */
function modelNameOf(call: Call): string | undefined {
  if (call.kind === 'chat') return call.target === 'direct' ? call.providerModel : call.requestModel
  return call.target === 'endpoint' ? undefined : call.providerModel
}

const isInAddress = (name: string, { target, request }: Call): boolean =>
  target !== 'endpoint' && request?.url.includes(pathOf(name)) === true
