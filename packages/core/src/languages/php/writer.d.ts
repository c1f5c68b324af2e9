import type { ValuePath } from '../../values/path.ts';
import { type EnvironmentNode, type Value } from '../../values/value.ts';
import { type Piece } from '../printing/code.ts';
import { phpComment } from './comment.ts';
/** A string literal: in single quotes, unless something in it needs an escape that these do not have. */
declare function string(text: string): string;
/** Code in which values are literals: ``code`$model = load(${model.id});` ``. */
export declare const code: import("../printing/code.ts").CodeTag;
declare const at: (base: Piece, path: ValuePath) => Piece;
declare const demand: (wanted: Piece, words: string) => Piece;
/** Writes PHP 8. Nothing else in the code writes a PHP quote. */
export declare const php: {
    /** A string literal. */
    string: typeof string;
    /** A string in which each piece is an expression that begins with a variable: `"mask-{$number}.png"`. */
    format: (...parts: readonly (string | Piece)[]) => Piece;
    /** The value at a path of an expression. Beside an operator, `operandAt` has it. */
    at: typeof at;
    /** The same, where operators stand beside it. */
    operandAt: (base: Piece, path: ValuePath) => Piece;
    /** A value that stays on its line, as in a condition. */
    inline: (value: Value) => Piece;
    /** A comment of one or more lines. */
    comment: typeof phpComment;
    /** A statement that ends the program where a variable of the environment is not set, or empty. */
    demand: ({ name }: EnvironmentNode) => Piece;
    /** A statement that ends the program, with a word to the reader, where an expression is false. */
    demandOf: typeof demand;
    /** A whole program. */
    program: (body: Piece) => string;
};
export {};
