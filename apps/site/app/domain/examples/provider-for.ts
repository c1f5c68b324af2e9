import { isPolicy } from '@model-snippets/core'
import type { MissingLanguage, Way } from './missing-languages.ts'

/**
 * A provider with which a language has an example, if the language has none only because a policy is chosen.
 *
 * @param chosen the provider or the policy that is chosen
 */
export const providerFor = (missing: MissingLanguage | undefined, chosen: string): Way | undefined =>
  isPolicy(chosen) ? missing?.ways.find(({ provider }) => provider !== undefined) : undefined
