/**
 * The names that somebody may have meant, best first: those that hold the text or are held by it, and those that differ
 * in about a third of their letters at most.
 *
 * @param text what was given
 * @param limit how many names at most
 */
export declare function nearestNames(text: string, names: readonly string[], limit?: number): string[];
/** Whether one word was meant by another: a letter is wrong, missing, too many, or changed places with its neighbour. */
export declare function isMisspelling(word: string, meant: string): boolean;
/** Insertions, deletions and replacements of UTF-16 units that turn `a` into `b`. */
export declare function editDistance(a: string, b: string): number;
