/**
 * Whether an id is that of a gated model of which others are made: as the hub's own pages ask for its terms.
 *
 * @example
 * isGatedBase('meta-llama/Llama-3.1-8B') // true
 */
export declare const isGatedBase: (id: string | undefined) => boolean;
