/** One way to be what a word means: all of these kinds together. A kind is a task, a tag or a library. */
export type Kinds = readonly [string, ...string[]];
/** What people mean by a word that is in no name: what it says at once, and what has to do with it. */
export interface Meaning {
    readonly is: readonly Kinds[];
    readonly near?: readonly Kinds[];
    /** Words in the names of things of this kind. */
    readonly named?: readonly string[];
}
/** The most words that one meaning has. */
export declare const LONGEST_MEANING: number;
/** What people mean by these words, in small letters with single spaces; undefined when nothing is known. */
export declare const meaningOf: (words: string) => Meaning | undefined;
