import { priceOf } from '@model-snippets/hub/choose-provider'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'

/** The lowest prices per million tokens, in dollars; undefined if no provider publishes prices. */
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
