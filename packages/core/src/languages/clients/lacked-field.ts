import type { ChatCall } from '../../call/call.ts'
import type { UnaskedField } from '../../providers/provider.ts'

/**
 * Returns why a library can't make a call: it always sends a field that the provider doesn't document.
 *
 * @example
 * unsupportedField('Haystack', 'n', call) // Haystack always sends n, which Cohere doesn’t document (https://…)
 */
export function unsupportedField(
  library: string,
  field: UnaskedField,
  { lackedFields, providerLabel }: ChatCall,
): string | undefined {
  const lacked = lackedFields.find((each) => each.field === field)
  return lacked && `${library} always sends ${field}, which ${providerLabel} doesn’t document (${lacked.source})`
}
