import { costOf } from '@model-snippets/hub/choose-provider'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import type { TokenEstimate } from './token-estimate.ts'

/**
 * What a request costs at the chosen provider, or with a policy at the cheapest and at the dearest one, in dollars. Those
 * that are known not to serve the model are left out, and so are those whose price is not known.
 *
 * With the reader's own order of providers all of them have to be known: any may be the first.
 *
 * @param chosen the provider or the policy
 * @returns undefined where no price is known
 */
export function costRange(
  providers: readonly ProviderChoice[],
  tokens: TokenEstimate,
  chosen: string,
): { readonly least: number; readonly most: number } | undefined {
  const own = providers.filter(({ id }) => id === chosen)
  const asked = (own.length === 0 ? providers : own).filter(({ isServing }) => isServing !== false)
  const costs = asked.flatMap(({ facts }) => (facts === undefined ? [] : (costOf(facts, tokens) ?? [])))
  if (costs.length === 0 || (chosen === 'preferred' && costs.length < asked.length)) return undefined
  return { least: Math.min(...costs), most: Math.max(...costs) }
}
