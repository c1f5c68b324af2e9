import type { ValuePath } from '../../values/path.ts';
import type { Value } from '../../values/value.ts';
import { type Piece } from '../printing/code.ts';
import { quote } from '../printing/escape.ts';
/** Code in which values are literals: ``code`model = load(${model.id})` ``. */
export declare const code: import("../printing/code.ts").CodeTag;
/** Writes Python 3. Nothing else in the code writes a Python quote. */
export declare const python: {
    /** A string literal. */
    string: typeof quote;
    /** A value in which nothing is read, as an expression; `column` and `used` as in `printLiteral`. */
    literal: (value: Value, column?: number, used?: number) => string;
    /** A comment of one or more lines. */
    comment: (text: string) => string;
    /** A string in which each piece is an expression that is filled in: `f"mask-{number}.png"`. */
    format: (...parts: readonly (string | Piece)[]) => Piece;
    /** The value at a path of an expression; what is not there is an exception. */
    at(base: Piece, path: ValuePath): Piece;
    /** A keyword argument on a line of its own, `name=value,`. */
    argument: (label: string, value: Value) => Piece;
    /** The keyword arguments that a call is given: on its line where they fit, else one a line. */
    arguments: (fields: {
        readonly [name: string]: Value;
    }) => Piece;
    /** The same for a line between the brackets of a call: all on it where they fit, else one a line. */
    argumentLine: (fields: {
        readonly [name: string]: Value;
    }) => Piece;
    /** The same, always on the line of the call. */
    inlineArguments: (fields: {
        readonly [name: string]: Value;
    }) => Piece;
    /** A value behind which nothing stands on its line, so that no column is kept free. */
    last: (value: Value) => Piece;
    /** A value that is broken over lines as if it stood alone. */
    alone: (value: Value) => Piece;
    /** A value that stays on its line. */
    inline: (value: Value) => Piece;
    /**
     * A text that documents what it stands below.
     *
     * @param described what it says of parameters
     */
    docstring: (text: string, described?: readonly {
        readonly label: string;
        readonly text: string;
    }[]) => Piece;
    /** A whole program: imports, standard library first, then the body. */
    program(body: Piece): string;
};
