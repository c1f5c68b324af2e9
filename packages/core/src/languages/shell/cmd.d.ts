import { EnvironmentNode, type JsonObject } from '../../values/value.ts';
import { type Piece } from '../printing/code.ts';
/** Code in which texts are words: ``code`del ${name}` ``. */
export declare const code: import("../printing/code.ts").CodeTag;
type Option = readonly [option: string, value?: string | EnvironmentNode, field?: string];
/** Writes command lines of cmd.exe that mean the same at its prompt and in a batch file. */
export declare const cmd: {
    /**
     * One word of a command: plain, or in double quotes.
     *
     * @throws SnippetInputError for a text that the prompt and a batch file do not both pass on unchanged: beyond
     * printable ASCII, or with one of `" % !`
     */
    word(value: string | EnvironmentNode, field?: string): string;
    /**
     * JSON as one word. Every character that cmd.exe could act on is a JSON escape, so that it does not matter which parts
     * cmd.exe, which does not know `\"`, takes to be outside the quotes.
     */
    json: (value: JsonObject) => string;
    /** The word of `json` as a piece. */
    body: (value: JsonObject) => Piece;
    /** A word as a piece, where a refusal names the field that it is from. */
    argument: (value: string | EnvironmentNode, field: string) => Piece;
    /** Options of a command, each with its value if it has one. */
    options: (options: readonly Option[]) => Piece;
    /** What stands before a command that is to run only where a variable is set; cmd.exe knows no empty one. */
    demand({ name: text }: EnvironmentNode): Piece;
    /** A whole line, as `line` makes it. */
    program: (body: Piece, variables: number) => string;
    /**
     * A whole line.
     *
     * @param variables how many variables are filled in
     * @throws SnippetInputError for a line longer than cmd.exe takes
     */
    line(text: string, variables: number, field?: string): string;
};
export {};
