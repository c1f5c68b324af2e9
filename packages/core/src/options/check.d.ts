import { type ValueProblem } from '../call/option-values.ts';
import { type OptionName } from './table.ts';
/** What is wrong with one option. */
export interface OptionProblem extends ValueProblem {
    readonly option: OptionName;
}
/** Options by their names. */
export type GivenOptions = {
    readonly [name in OptionName]?: unknown;
};
/** What was given, as the generator takes it, and what is wrong. */
export interface CheckedOptions {
    /** Those that are right; a language by its id, whatever name it was given by: `typescript` is `js` with that option. */
    readonly values: GivenOptions;
    readonly problems: readonly OptionProblem[];
}
/**
 * Judges options by the table. What stands in no table is passed on: a chat sends it along.
 *
 * @param given options by their names; `undefined` means not given
 * @param source `json` for values of a body or a tool, `text` for those of a command line or an address
 * @example
 * checkOptions({ temperature: 9 }).problems[0].detail // expected a number from 0 to 2, got 9
 */
export declare function checkOptions(given: GivenOptions, source?: 'json' | 'text'): CheckedOptions;
/**
 * Judges the options of a body: its own fields, and those of `options`, whose further fields are a chat's own.
 *
 * @example
 * checkBody({ provider: 'groq', options: { temperature: 9 } }).problems[0].option // temperature
 */
export declare function checkBody(body: {
    readonly [field: string]: unknown;
}): CheckedOptions;
/**
 * The names of a body's `options` that no option has. A chat's own fields have their names there; what a provider knows
 * beyond them, any name may have in `options.parameters`.
 *
 * @example
 * unknownBodyOptions({ temprature: 1 })[0].suggestions // ['temperature']
 */
export declare const unknownBodyOptions: (options?: {
    readonly [name: string]: unknown;
}) => readonly {
    readonly name: string;
    readonly detail: string;
    readonly suggestions: readonly string[];
}[];
/**
 * What is wrong with a provider for a task.
 *
 * @param task what `taskOf` gives
 * @returns undefined when it does the task
 */
export declare function checkProviderOf(task: string, provider: string): OptionProblem | undefined;
