import { CodeNode, type Value } from '../../values/value.ts';
import { CutTemplate } from './cut-template.ts';
/** What a program imports where a name stands in it. How it is spelled is the writer's business. */
export interface Import {
    /** `json`, `encoding/json`, `java.net.http`, `std::io` */
    readonly module: string;
    /** What is taken from the module; absent where the whole module is imported. */
    readonly name?: string;
    /** Set for what comes with the language, where its writer cannot see that by the module's name. */
    readonly standard?: true;
    /** What has to be installed for it, as the install command names it; absent where the client's own command does. */
    readonly package?: string;
}
/** Where a value stands. Known to `printing/` and to what spells literals, and to nothing else. */
export interface Place {
    /** Columns that its line is indented by; a tab counts as four. */
    readonly column: number;
    /** Columns of the line that are taken, and those kept free for what follows. */
    readonly used: number;
    /** Gives the text of a piece that stands in the value, and takes its imports along. */
    readonly code: (piece: CodeNode) => string;
}
/** Prints a value in the spelling of one language. */
export type PrintValue = (value: Value, place: Place) => string;
/** What a hole of a template takes: a value becomes a literal, a piece stands as it is, `undefined` is nothing. */
export type Hole = Value | Piece | undefined;
/** A piece of code of one language. */
export declare abstract class Piece extends CodeNode {
}
export declare class TemplatePiece extends Piece {
    readonly template: CutTemplate;
    readonly holes: readonly Hole[];
    readonly literal: PrintValue;
    constructor(template: CutTemplate, holes: readonly Hole[], literal: PrintValue);
}
export declare class LiteralPiece extends Piece {
    readonly value: Value;
    readonly literal: PrintValue;
    constructor(value: Value, literal: PrintValue);
}
export declare class TextPiece extends Piece {
    readonly text: string;
    readonly imports: readonly Import[];
    constructor(text: string, imports: readonly Import[]);
}
export declare class JoinedPiece extends Piece {
    readonly pieces: readonly Piece[];
    readonly between: string;
    constructor(pieces: readonly Piece[], between: string);
}
/** Writes a piece of code. */
export type CodeTag = (strings: TemplateStringsArray, ...holes: readonly Hole[]) => Piece;
/**
 * Makes the template tag of one language, ``code`…` ``:
 *
 * - Text of the template is code, as it stands: a backslash is a backslash. Only `` \` `` and `\${` are written with one
 *   that is not code.
 * - A template that begins with a line break is a block: the line breaks at its ends, and the indentation that all of its
 *   lines have, belong to the source file and not to the code.
 * - A hole takes a value, which becomes a literal, or a piece, which is indented as the line that it stands on.
 * - A line that holds nothing but holes that are empty is left out.
 *
 * @param literal prints a value; a list or an object that is too long for its place over several lines
 * @param options `tabs` for a language that indents by tabs: four spaces at the start of a line are one
 * @example
 * code`
 *   def ask(question):
 *       ${body}
 *   print(ask(${question}))
 * `
 */
export declare function codeTag(literal: PrintValue, options?: {
    readonly tabs?: true;
}): CodeTag;
/** A value as a piece, in a spelling of its own: names of a hash that are texts and not symbols, JSON in a program. */
export declare const literalPiece: (value: Value, literal: PrintValue) => Piece;
/** Spells a value as `literal` does, and keeps it on its line, however long that gets. */
export declare const onOneLine: (literal: PrintValue) => PrintValue;
/**
 * A text as code, never indented anew. For the writers of languages alone, which have quoted what is in it: a test looks
 * through all files for any other use.
 */
export declare const verbatim: (text: string, ...imports: readonly Import[]) => Piece;
/**
 * A name of the program, which brings what it is imported by.
 *
 * @throws TypeError for a text that is no name, or names with points or colons between them
 * @example
 * const JSON_MODULE = name('json', { module: 'json' })
 * code`${JSON_MODULE}.loads(text)`
 */
export declare function name(text: string, ...imports: readonly Import[]): Piece;
/** Pieces below each other. Those that are not there leave no line. */
export declare const lines: (...pieces: readonly (Piece | undefined)[]) => Piece | undefined;
/** Pieces below each other, with an empty line between them. */
export declare const paragraphs: (...pieces: readonly (Piece | undefined)[]) => Piece | undefined;
/** Pieces behind each other on a line, `a, b`. */
export declare const listed: (pieces: readonly (Piece | undefined)[], between: ', ' | ' ' | '' | ' + ' | ' && ' | ' || ' | ' ?? ' | ' | ') => Piece | undefined;
/** A piece that is there under a condition. */
export declare const when: (condition: boolean | undefined, piece: Piece) => Piece | undefined;
