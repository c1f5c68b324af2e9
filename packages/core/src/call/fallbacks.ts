import { SnippetInputError } from '../values/errors.ts'
import type { SnippetOptions } from './options.ts'

/**
 * The option `fallbacks`: providers to ask in turn.
 *
 * @param first the provider that is asked before them
 * @throws SnippetInputError for what is no list of names, and for a provider that would be asked twice
 */
export function readFallbacks({ fallbacks = [] }: SnippetOptions, first?: string): readonly string[] {
  const field = 'options.fallbacks'
  if (!Array.isArray(fallbacks) || !fallbacks.every((each) => typeof each === 'string')) {
    throw new SnippetInputError(field, 'expected a list of providers such as ["groq", "together"]')
  }
  const twice = fallbacks.find((each, index) => each === first || fallbacks.indexOf(each) !== index)
  if (twice !== undefined) throw new SnippetInputError(field, `${JSON.stringify(twice)} is asked before`)
  return fallbacks
}
