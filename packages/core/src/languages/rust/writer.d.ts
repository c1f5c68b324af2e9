import type { ValuePath } from '../../values/path.ts';
import { type Value } from '../../values/value.ts';
import { type Hole, type Piece } from '../printing/code.ts';
/** Code in which values are literals, and lists and objects are what `json!` takes. */
export declare const code: import("../printing/code.ts").CodeTag;
declare const hasNode: (value: Value) => boolean;
/** Writes Rust of the edition 2024, as rustfmt has it. Nothing else in the code writes a Rust quote. */
export declare const rust: {
    /** A name of a variable or a field: `first_frame` for `firstFrame`. */
    variable: (text: string) => Piece;
    /**
     * A call as rustfmt lays it out, from the start of a line to its end.
     *
     * @param head all that stands on the line before the brackets
     * @param tail what follows them
     */
    call: (head: Piece, values: readonly Hole[], tail?: '' | '?' | ';' | '?;' | ' {') => Piece;
    /**
     * A chain of calls as rustfmt lays it out, from the start of a line to its end.
     *
     * @param head what stands before its first value
     * @param links its calls, each with its point
     */
    chain: (head: Piece, base: Piece, links: readonly Piece[], tail: ';' | '?;') => Piece;
    /** A list as rustfmt lays it out, with what stands around it on its lines. */
    list: (head: Piece, items: readonly string[], tail: ';' | ' {') => Piece;
    /** A text with places, `{name}`, for a macro that formats: code stands in the places, texts between them. */
    format: (...parts: readonly (string | Piece)[]) => Piece;
    /** Whether `json!` can hold a value. */
    fitsMacro: (value: Value) => boolean;
    /** Any value that fits as an expression of the type `Value`; over several lines where it would leave fewer columns `free`. */
    json: (value: Value, free?: number) => Piece;
    /** Any value as an expression that gives its JSON text. */
    jsonText: (value: Value) => Piece;
    /** Whether that text is made as the program runs. */
    isFormatted: typeof hasNode;
    /** The value at a path of another; `null` to it where nothing is there. */
    at: (base: Piece, path: ValuePath) => Piece;
    /** Links behind `at` that read the text there, if there is one; of a pair of names that of the first that has one. */
    textLinks: (base: Piece, path: ValuePath) => readonly Piece[];
    /** A comment of one or more lines. */
    comment: (text: string) => string;
    /** A whole program: imports, the standard library first, then its items. */
    program(items: Piece): string;
};
export {};
