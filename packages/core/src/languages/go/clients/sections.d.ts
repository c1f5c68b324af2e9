import type { Piece } from '../../printing/code.ts';
/**
 * Shows what a `delta` adds to the thoughts or to the answer, with a heading where the `section` changes.
 *
 * @param reasoning the item of the thoughts: their heading and their text
 */
export declare const printSections: (reasoning: Piece) => Piece;
