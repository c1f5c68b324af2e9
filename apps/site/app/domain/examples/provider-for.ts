import { isPolicy } from '@model-snippets/core'
import type { MissingLanguage, Way } from './missing-languages.ts'

/**
 * The change that gives an example in a language that has none and leaves all else as it is: a provider in the place of a
 * policy.
 *
 * @param chosen the provider or the policy that is chosen
 */
export const providerFor = (missing: MissingLanguage | undefined, chosen: string): Way | undefined =>
  isPolicy(chosen) ? missing?.ways.find(({ provider }) => provider !== undefined) : undefined
