import type { ProviderFacts } from './router-facts.ts';
/** What a router can be asked to go by in place of a provider's name. */
export type RoutingPolicy = 'fastest' | 'cheapest';
/**
 * Whom the router would choose now: the one with the most tokens a second, or the one whose answers cost least.
 * Source: https://huggingface.co/docs/inference-providers/en/index, "Provider Selection".
 *
 * @param providers as {@link Router.facts} gives them
 * @returns undefined where no provider that is live tells the figure
 *
 * @example
 * chooseProvider('fastest', [{ provider: 'groq', status: 'live', throughput: 400 }])?.provider // groq
 */
export declare function chooseProvider(policy: RoutingPolicy, providers: readonly ProviderFacts[]): ProviderFacts | undefined;
/** Dollars per million tokens: nothing where a provider is free, whatever price it tells. Undefined where it is not known. */
export declare const priceOf: ({ price, isFree }: ProviderFacts) => ProviderFacts['price'];
/**
 * What a request costs at a provider, in dollars.
 *
 * @param tokens how many are sent, and how many are written
 * @returns undefined where the price is not known
 */
export declare function costOf(facts: ProviderFacts, tokens: {
    input: number;
    output: number;
}): number | undefined;
