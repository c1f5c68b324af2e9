import { EnvironmentNode, type JsonObject, type Value } from '../../values/value.ts';
import { type Piece } from '../printing/code.ts';
/**
 * A string of PowerShell itself. Whatever is not printable ASCII is built from its number: Windows PowerShell reads a
 * script without a byte order mark in the system's code page, and takes typographic quotes for quotes.
 */
declare function literal(text: string): string;
/** Code with strings of PowerShell's own: ``code`Remove-Item -LiteralPath ${name}` ``. */
export declare const code: import("../printing/code.ts").CodeTag;
type Option = readonly [option: string, value?: string | EnvironmentNode, field?: string];
/** Writes PowerShell that Windows PowerShell 5.1 and PowerShell 7 read alike. Nothing else writes a quote of it. */
export declare const powershell: {
    /** A string for PowerShell's own commands; it holds any text. */
    literal: typeof literal;
    /**
     * One argument of a program: in single quotes, or in double quotes around a variable.
     *
     * @throws SnippetInputError for a text that not every release passes on unchanged: beyond printable ASCII, with a
     * double quote, with a backslash at its end, or empty
     */
    word(value: string | EnvironmentNode, field?: string): string;
    /** A path below the reader's home, as a word; its slashes are as good as backslashes. */
    atHome(path: string): string;
    /**
     * JSON as a here-string to be piped to a program. It is ASCII alone, because Windows PowerShell pipes in ASCII, and
     * no line of it can be the here-string's end.
     */
    json: (value: JsonObject) => string;
    /** JSON as a here-string in which a file's content is a variable; all that PowerShell would expand is escaped. */
    expandedJson: (value: {
        readonly [key: string]: Value;
    }) => string;
    /** The here-string of `json` as a piece. */
    jsonInput: (value: JsonObject) => Piece;
    /** The here-string of `expandedJson` as a piece. */
    expandedInput: (value: {
        readonly [key: string]: Value;
    }) => Piece;
    /** An argument as a piece, where a refusal names the field that it is from. */
    argument: (value: string | EnvironmentNode, field: string) => Piece;
    /** Options of a program, each with its value if it has one, below each other. */
    optionLines: (options: readonly Option[]) => Piece | undefined;
    /** A statement that ends the program where a variable of the environment is not set, or empty. */
    demand: ({ name: variable }: EnvironmentNode) => Piece;
    /** Whole statements. */
    program: (body: Piece) => string;
};
export {};
