import { type Piece } from '../printing/code.ts';
/**
 * A name from outside as a variable, or undefined when it cannot be one.
 *
 * @example
 * javascriptName('city') // city
 * javascriptName('class') // undefined
 */
export declare const javascriptName: (text: string) => Piece | undefined;
