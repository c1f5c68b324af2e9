import { isPolicy } from '@model-snippets/core'
import { CONTRACTS } from './contracts.generated.ts'
import { decodedPath } from './place.ts'
import { HUB_PROVIDER, serviceOf } from './registry.ts'
import type { TaskCall } from './task-call.ts'

/** Returns the provider that serves a call; for a router policy, the first one that the hub lists. */
export function servingProvider(call: Pick<TaskCall, 'provider' | 'target' | 'mappings'>): string {
  if (call.target === 'endpoint') return HUB_PROVIDER
  if (!isPolicy(call.provider)) return call.provider
  const first = call.mappings[0]
  if (first === undefined)
    throw new Error(`The hub lists no provider for this model, so ${call.provider} leads nowhere`)
  return first.provider
}

/** Returns the serving provider's own id of the model. */
export function providerModelOf(call: Pick<TaskCall, 'provider' | 'target' | 'mappings' | 'modelId'>): string {
  const provider = servingProvider(call)
  return call.mappings.find((mapping) => mapping.provider === provider)?.providerId ?? call.modelId
}

/** Returns the base URLs before the serving provider's own paths, without a trailing slash. */
export function basesOf(call: Pick<TaskCall, 'provider' | 'target' | 'mappings' | 'endpointUrl'>): readonly string[] {
  if (call.target === 'endpoint') {
    if (call.endpointUrl === undefined) throw new Error('A call of an endpoint needs its URL')
    return [call.endpointUrl.replace(/\/+$/, '')]
  }
  const provider = servingProvider(call)
  if (call.target === 'direct') return serviceOf(provider)?.baseUrls ?? CONTRACTS[provider]?.servers ?? []
  return [`https://router.huggingface.co/${provider}`]
}

/** The path of a request below the base URL of the place that it's sent to; undefined if it's elsewhere. */
export function pathBelow(place: Pick<TaskCall, 'provider' | 'target'>, url: URL): string | undefined {
  if (place.target === 'endpoint') return url.pathname
  const bases = basesOf({ ...place, mappings: [] }).map((base) => new URL(base))
  const base = bases.find(
    ({ origin, pathname }) => origin === url.origin && (pathname === '/' || url.pathname.startsWith(`${pathname}/`)),
  )
  return base && decodedPath(url).slice(base.pathname === '/' ? 0 : base.pathname.length)
}
