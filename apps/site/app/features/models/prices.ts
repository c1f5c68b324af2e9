import { priceOf } from '@model-snippets/hub/choose-provider'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'

/** The least prices of a million tokens, in dollars; undefined where no provider tells its own. */
export function leastPrices(
  providers: readonly ProviderChoice[],
): { readonly input: number; readonly output: number } | undefined {
  const prices = providers.flatMap(({ facts }) => (facts === undefined ? [] : (priceOf(facts) ?? [])))
  if (prices.length === 0) return undefined
  return {
    input: Math.min(...prices.map(({ input }) => input)),
    output: Math.min(...prices.map(({ output }) => output)),
  }
}
