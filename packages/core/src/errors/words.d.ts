/**
 * How messages are read: as words that are spelt alike, however a client, a service or a language writes them.
 * `RateLimitError`, `rate_limit_error` and `Rate limit errors` are the same three words; `couldn't be found`, `was not found`
 * and `cannot be found` the same two.
 */
/**
 * The words of a text, in small letters and without plurals, articles and auxiliary verbs. Each character is looked at a
 * bounded number of times.
 *
 * @example
 * wordsOf("The model couldn't be found: RateLimitErrors") // ['model', 'not', 'found', 'rate', 'limit', 'error']
 */
export declare function wordsOf(text: string): readonly string[];
interface Step {
    readonly words: readonly string[];
    /** How many other words may stand before them. */
    readonly gap: number;
}
interface Phrase {
    readonly source: string;
    readonly first: readonly string[];
    readonly steps: readonly Step[];
}
/**
 * Phrases that are looked for together: a text is read once, whatever their number.
 *
 * In a phrase `*` stands for up to three words and `…` for up to twenty-four of the same sentence: `model … does not exist`.
 */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;
/** Phrases by their first word. */
export declare function phrasesOf(sources: Iterable<string>): Phrases;
/** Those of the phrases that stand in the words of a text. */
export declare function phrasesIn(words: readonly string[], phrases: Phrases): ReadonlySet<string>;
export {};
