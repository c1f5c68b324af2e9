import { EnvironmentNode, type JsonObject, type Value } from '../../values/value.ts';
import { type Piece } from '../printing/code.ts';
/** Code in which values are words: ``code`ollama run ${name}` ``. Lists and objects have no place in it. */
export declare const code: import("../printing/code.ts").CodeTag;
type Option = readonly [option: string, value?: string | EnvironmentNode, field?: string];
/** Writes POSIX shell. Nothing else in the code writes a shell quote. */
export declare const shell: {
    /**
     * One word of a command: plain, in single quotes, or in double quotes around a variable.
     *
     * @throws SnippetInputError for NUL and for a lone surrogate, which no argument of a process can carry
     */
    word(value: string | EnvironmentNode, field?: string): string;
    /** A path below the reader's home, as a word. */
    atHome: (path: string) => string;
    /**
     * A here-document that gives the text, and one line end, to a command's standard input without any expansion.
     * It has no limit of length, where an argument has. The line break behind its mark is the template's.
     *
     * @throws SnippetInputError for NUL and for a lone surrogate
     */
    hereDocument: (text: string, field?: string) => Piece;
    /**
     * JSON text as a here-document.
     *
     * @param rest what stands behind it on the command's line, ` && echo done`
     */
    json: (value: JsonObject, rest?: Piece) => Piece;
    /**
     * JSON text as a here-document's line of words, in which a file's content is a variable that the shell fills in.
     * Every character that a shell would expand is escaped.
     *
     * @param rest what stands behind it on the command's line
     * @throws SnippetInputError as `hereDocument` does
     */
    expandedJson: (value: {
        readonly [key: string]: Value;
    }, rest?: Piece, field?: string) => Piece;
    /** A word as a piece, where a refusal names the field that it is from. */
    argument: (value: string | EnvironmentNode, field: string) => Piece;
    /** A path below the reader's home, as a piece. */
    homeArgument: (path: string) => Piece;
    /** Options of a command on one line, each with its value if it has one: `--output image.png`. */
    options: (options: readonly Option[]) => Piece;
    /** Options of a command below each other. */
    optionLines: (options: readonly Option[]) => Piece | undefined;
    /** What stands before the parenthesis of a `case` that any of these words is one of. */
    anyOf: (words: readonly string[]) => Piece;
    /** Whole commands. */
    program: (body: Piece) => string;
    /** A comment of one or more lines. */
    comment: (text: string) => string;
};
export {};
