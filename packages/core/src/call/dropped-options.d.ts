import type { Call } from './call.ts';
import { type IgnoredWords } from './dropped-option-words.ts';
import type { SnippetOptions } from './options.ts';
/** A dropped option: it was given and changes nothing, and why. Callers know it as `ignored`, which is a public name. */
export interface IgnoredOption {
    readonly option: string;
    readonly reason: string;
}
/**
 * The options that have no effect on a call, in the order in which they were given.
 *
 * @param languages those whose examples are asked for
 */
export declare const droppedOptions: (call: Call, options: SnippetOptions, words: IgnoredWords, languages: readonly string[]) => readonly IgnoredOption[];
/**
 * What is ignored, where examples of some languages alone are shown: with the options that change nothing in these.
 *
 * @param languages those of the examples that are shown
 * @example
 * ignoredIn(['go'], [], { async: true }) // [{ option: 'async', reason: 'only Python’s clients …' }]
 */
export declare function ignoredIn(languages: readonly string[], ignored: readonly IgnoredOption[], options: SnippetOptions, words?: IgnoredWords): readonly IgnoredOption[];
