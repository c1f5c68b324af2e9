import type { ValuePath } from '../../values/path.ts';
import type { Value } from '../../values/value.ts';
import { type Piece } from '../printing/code.ts';
/** Before a brace, a dollar or an at sign, a hash sign would have Ruby fill in a value. */
declare const string: (text: string) => string;
/** Code in which values are literals: ``code`model = load(${model.id})` ``. */
export declare const code: import("../printing/code.ts").CodeTag;
/** Writes Ruby. Nothing else in the code writes a Ruby quote. */
export declare const ruby: {
    /** A string literal. */
    string: typeof string;
    /** A string in which each piece is an expression that is filled in: `"mask-#{number}.png"`. */
    format: (...parts: readonly (string | Piece)[]) => Piece;
    /** The value at a path of an expression; nil where it is not there. */
    at(base: Piece, path: ValuePath): Piece;
    /** A value whose names are texts, for headers. */
    texts: (value: Value) => Piece;
    /** A value that stays on its line, as in a condition. */
    inline: (value: Value) => Piece;
    /** A list of texts that stays on its line. Words need no quotes in it. */
    words: (texts: readonly string[]) => Piece;
    /** A comment of one or more lines. */
    comment: (text: string) => string;
    /** A whole program: what it requires, then the body. */
    program(body: Piece): string;
};
export {};
