import { isPolicy } from '../providers/policies.ts'
import type { SnippetOptions } from './options.ts'

/** Where the request goes: to the Hugging Face router, directly to the provider, or to your own endpoint. */
export type Target = 'routed' | 'direct' | 'endpoint'

/**
 * Returns the target of a call. Policies always go to the router.
 *
 * @example
 * targetOf('together', { directRequest: true }) // direct
 */
export function targetOf(provider: string, { endpointUrl, directRequest }: SnippetOptions): Target {
  if (endpointUrl !== undefined) return 'endpoint'
  return directRequest && !isPolicy(provider) ? 'direct' : 'routed'
}
