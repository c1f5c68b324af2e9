import { type NumberValue, type ReadValue } from '../call/option-values.ts';
/** Reads a number that was written as text. */
export declare const readNumberText: (kind: NumberValue, text: string) => ReadValue;
/** Reads a switch that was written as text; one that is named alone is on. */
export declare function readSwitchText(text: string): ReadValue;
