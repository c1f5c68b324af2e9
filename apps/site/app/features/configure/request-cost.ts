import { costOf } from '@model-snippets/hub/choose-provider'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import type { TokenEstimate } from './token-estimate.ts'

/**
 * What a request costs at the chosen provider, or with a policy at the cheapest and at the dearest one, in dollars. Those
 * that are known not to serve the model are left out, and so are those whose price is not known.
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
  const costs = (own.length === 0 ? providers : own).flatMap(({ isServing, facts }) =>
    isServing === false || facts === undefined ? [] : (costOf(facts, tokens) ?? []),
  )
  return costs.length === 0 ? undefined : { least: Math.min(...costs), most: Math.max(...costs) }
}
