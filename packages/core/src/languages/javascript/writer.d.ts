import type { ValuePath } from '../../values/path.ts';
import type { Value } from '../../values/value.ts';
import { type Piece } from '../printing/code.ts';
import { quote } from '../printing/escape.ts';
/** Code in which values are literals: ``code`const model = await load(${model.id});` ``. */
export declare const code: import("../printing/code.ts").CodeTag;
/** Writes JavaScript modules. Nothing else in the code writes a JavaScript quote. */
export declare const javascript: {
    /** A string literal. */
    string: typeof quote;
    /** Any value as an expression; `column` and `used` as in `printLiteral`. */
    literal: (value: Value, column?: number, used?: number) => string;
    /** A string in which each piece is an expression that is filled in: `` `mask-${number}.png` ``. */
    format: (...parts: readonly (string | Piece)[]) => Piece;
    /**
     * The value at a path of an expression that is an object.
     *
     * @param isThere whether every step is known to be there; else what is missing is undefined, never an exception
     */
    at(base: Piece, path: ValuePath, isThere?: boolean): Piece;
    /** A pattern of the addresses that start in one of these ways. */
    startingWith(starts: readonly string[]): Piece;
    /** The name of a property or a method, in an object literal. */
    key: (name: string) => Piece;
    /** Fields as properties of an object literal, one a line. */
    properties: (fields: {
        readonly [name: string]: Value;
    }) => Piece | undefined;
    /** A value that stays on its line, as in a condition. */
    inline: (value: Value) => Piece;
    /**
     * A value that is broken over lines where it does not fit a line of its own.
     *
     * @param column columns that this line is indented by; else as many as the line that it stands on
     */
    alone: (value: Value, column?: 0) => Piece;
    /** A value that may fill its line: what follows it has no column of its own. */
    toEdge: (value: Value) => Piece;
    /** A comment of one or more lines. */
    comment: (text: string) => string;
    /** A whole module: what it imports, then the body. */
    program(body: Piece): string;
};
