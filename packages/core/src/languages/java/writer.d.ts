import type { ValuePath } from '../../values/path.ts';
import { EnvironmentNode, type Value } from '../../values/value.ts';
import { type Piece } from '../printing/code.ts';
import { javaComment } from './comment.ts';
/** Code in which values are literals, and lists and objects are their JSON: ``code`var body = ${request};` ``. */
export declare const code: import("../printing/code.ts").CodeTag;
/** Writes Java 17. Nothing else in the code writes a Java quote. */
export declare const java: {
    /** The JSON of a list or an object in a call that goes on from the line above. */
    continued: (value: Value) => Piece;
    /** The JSON of a list or an object, on fewer lines than in a hole. */
    json: (value: Value) => Piece;
    /** A text in which each piece is an expression that is put between: `"mask-" + number + ".png"`. */
    join: (...parts: readonly (string | Piece)[]) => Piece;
    /** Pieces below each other, with commas between them. */
    below: (pieces: readonly Piece[]) => Piece | undefined;
    /** What a record holds. */
    parameters: (pieces: readonly Piece[]) => Piece;
    /** What stands at a path of an object or a list of org.json; null where it has nothing there. */
    at(base: Piece, path: ValuePath): Piece;
    /**
     * The text at a path of JSON; without it the program ends, and says which field is missing. Of a pair of names, the
     * first that is there counts.
     */
    textAt(base: Piece, path: ValuePath): Piece;
    /** A statement that ends the program where a variable of the environment is not set, or empty. */
    demand: ({ name }: EnvironmentNode) => Piece;
    /** A comment of one or more lines. */
    comment: typeof javaComment;
    /** A whole program: what it imports, and the class with its members. */
    program(...members: readonly (Piece | undefined)[]): string;
};
