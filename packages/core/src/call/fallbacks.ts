import { SnippetInputError } from '../values/errors.ts'
import type { SnippetOptions } from './options.ts'

/**
 * Reads the option `fallbacks`: providers to try in order.
 *
 * @param first the provider that is asked before them
 * @throws SnippetInputError for a provider that would be asked twice
 */
export function readFallbacks({ fallbacks = [] }: SnippetOptions, first?: string): readonly string[] {
  const field = 'options.fallbacks'
  const twice = fallbacks.find((each, index) => each === first || fallbacks.indexOf(each) !== index)
  if (twice !== undefined) {
    const place = twice === first ? 'already the provider' : 'listed twice'
    throw new SnippetInputError(field, `${JSON.stringify(twice)} is ${place}; remove it`)
  }
  return fallbacks
}
