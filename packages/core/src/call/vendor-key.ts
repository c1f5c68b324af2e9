import { env } from '../values/value.ts'
import type { Call } from './call.ts'

/**
 * Returns a call whose token is in the variable that the provider's own clients read. Other clients keep our name for
 * it, which is the same for all providers.
 */
export function withVendorKey(call: Call): Call {
  const { tokenVariable, providerLabel } = call
  if (tokenVariable?.vendorName === undefined) return call
  const { vendorName: name, url } = tokenVariable
  const variable = { name, description: `Your ${providerLabel} API key`, ...(url === undefined ? {} : { url }) }
  return Object.freeze({ ...call, token: env(name), tokenVariable: Object.freeze(variable) })
}
