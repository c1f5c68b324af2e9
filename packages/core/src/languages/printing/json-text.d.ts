import type { JsonValue } from '../../values/value.ts';
/** Prints JSON text, two columns a level, short lists and objects on one line. */
export declare const printJson: (value: JsonValue) => string;
