import type { ValuePath } from '../../values/path.ts';
import type { EnvironmentNode, Value } from '../../values/value.ts';
import { type Piece } from '../printing/code.ts';
import { quote } from '../printing/escape.ts';
/** Code in which values are literals: ``code`model := load(${model.id})` ``. */
export declare const code: import("../printing/code.ts").CodeTag;
/** The name of a struct's field for that of a JSON object: `ImageURL` for `image_url`. */
declare const fieldName: (json: string) => string;
/** What is read at a path of a JSON value, and the type in which. */
export interface GoField {
    readonly path: ValuePath;
    readonly type: 'string' | 'any' | 'json.RawMessage' | '*json.RawMessage' | '[]float64';
}
/** A field of a struct, and the name that it has in JSON. */
export interface StructField {
    readonly name: string;
    readonly json: string;
    /** The name of a type, or a struct of its own. */
    readonly type: string | Piece;
    /** Tags beside the name; none holds a backtick. */
    readonly tags?: readonly FieldTag[];
}
/** What a tag of a field says to the package that reads it. */
export interface FieldTag {
    readonly key: 'jsonschema' | 'jsonschema_description';
    readonly text: string;
}
/** Writes Go. Nothing else in the code writes a Go quote. */
export declare const go: {
    /** A string literal. */
    string: typeof quote;
    /** A string literal without escapes, of several lines where the text has them; a usual one for what that cannot hold. */
    rawString: (text: string) => Piece;
    /** A text in which each piece is an expression that is put between: `"mask-" + number + ".png"`. */
    join: (...parts: readonly (string | Piece)[]) => Piece;
    /** The same as one of several arguments of a call. */
    joinTightly: (...parts: readonly (string | Piece)[]) => Piece;
    /** The type of a JSON value, as far as it is read. */
    type(fields: readonly GoField[]): Piece;
    /** Declares a type: a struct with these fields, in tags of a JSON object's, or another name of a type. */
    declare: (type: string, is: string | readonly StructField[]) => Piece;
    /** The value at a path of a variable that has such a type; of a pair of names the first that has a text. */
    at(base: Piece, path: ValuePath): Piece;
    /** Any value as an expression; one of several lines where it would leave fewer columns `free` on one. */
    literal: (value: Value, free?: number) => Piece;
    /** A value that becomes JSON, and nothing else: a list of objects or of texts names their type once. */
    json: (value: Value) => Piece;
    /** A number, a text or a truth value without the type that a literal may have, where the place has a type of its own. */
    constant: (value: Value) => Piece;
    fieldName: typeof fieldName;
    /** The fields of a struct in braces, a line each. */
    fields: (fields: {
        readonly [name: string]: Piece;
    }) => Piece;
    /** The items of a list in braces, a line each. */
    items: (items: readonly Piece[]) => Piece;
    /** A value as one of several arguments of a call. */
    argument: (value: Value) => Piece;
    /** A comment of one or more lines. */
    comment: (text: string) => string;
    /**
     * A statement for where a variable of the environment is not set, or empty.
     *
     * @param end what is done then, for a reason
     */
    demand: ({ name: variable }: EnvironmentNode, end: (reason: string) => Piece) => Piece;
    /** A whole program: imports, the standard library first, then the body. */
    program(body: Piece): string;
};
export {};
