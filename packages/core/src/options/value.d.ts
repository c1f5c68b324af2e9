import { type ReadValue, type ValueProblem } from '../call/option-values.ts';
import type { OptionValue } from './table.ts';
/**
 * Reads a value as JSON gives it.
 *
 * @example
 * readValue({ kind: 'number', least: 0, most: 2, whole: false }, 9).problem?.detail // expected a number from 0 to 2, got 9
 */
export declare function readValue(kind: OptionValue, value: unknown): ReadValue;
/**
 * Reads a value as a command line, an address or a form gives it: as text. A switch that is named alone is on.
 *
 * @example
 * readText({ kind: 'switch' }, '').value // true
 */
export declare function readText(kind: OptionValue, text: string): ReadValue;
/**
 * What is wrong with a name that is none of those that there are.
 *
 * @param suggestions what may have been meant; the nearest names when not given
 */
export declare function nameProblem(value: unknown, validValues: readonly string[], suggestions?: readonly string[]): ValueProblem;
