import type { ProviderFacts } from './router-facts.ts'

/** A router policy, used instead of a provider's name. */
export type RoutingPolicy = 'fastest' | 'cheapest'

/**
 * Returns the provider that the router would choose now: the one with the highest throughput or the lowest output price.
 * Source: https://huggingface.co/docs/inference-providers/en/index, "Provider Selection".
 *
 * @param providers as {@link Router.facts} gives them
 * @returns `undefined` if no live provider has that figure
 *
 * @example
 * chooseProvider('fastest', [{ provider: 'groq', status: 'live', throughput: 400 }])?.provider // groq
 */
export function chooseProvider(policy: RoutingPolicy, providers: readonly ProviderFacts[]): ProviderFacts | undefined {
  const rank = (facts: ProviderFacts): number | undefined =>
    policy === 'fastest' ? facts.throughput : negative(priceOf(facts)?.output)
  return providers
    .filter(({ status }) => status === 'live')
    .reduce<ProviderFacts | undefined>((best, facts) => {
      const rankOfBest = best === undefined ? undefined : rank(best)
      const own = rank(facts)
      return own !== undefined && (rankOfBest === undefined || own > rankOfBest) ? facts : best
    }, undefined)
}

const negative = (price: number | undefined): number | undefined => (price === undefined ? undefined : -price)

const FREE = { input: 0, output: 0 }

/** US dollars per million tokens: 0 if the provider is free, even if it lists a price; `undefined` if unknown. */
export const priceOf = ({ price, isFree }: ProviderFacts): ProviderFacts['price'] => (isFree === true ? FREE : price)

/**
 * Returns the cost of a request at a provider, in US dollars.
 *
 * @param tokens the number of input and output tokens
 * @returns `undefined` if the price is unknown
 */
export function costOf(facts: ProviderFacts, tokens: { input: number; output: number }): number | undefined {
  const price = priceOf(facts)
  return price === undefined ? undefined : (tokens.input * price.input + tokens.output * price.output) / 1_000_000
}
