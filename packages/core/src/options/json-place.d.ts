/** A place in a text, as editors count: the first character stands in line 1, column 1. */
export interface TextPlace {
    readonly line: number;
    readonly column: number;
}
/**
 * Where a text stops being JSON, behind its last character where it is cut short; undefined where it is JSON. Parsers name
 * a place in some of their messages alone, and each in others.
 *
 * @example
 * placeInJson('{"seed": 7') // { line: 1, column: 11 }
 */
export declare function placeInJson(text: string): TextPlace | undefined;
