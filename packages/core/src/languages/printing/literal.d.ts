import { CodeNode, EnvironmentNode, type FileNode, type Value } from '../../values/value.ts';
import { quote } from './escape.ts';
type Brackets = readonly [open: string, close: string];
/** A field of an object that has one field a line. */
export interface FieldLine {
    readonly label: string;
    /** Whether the value ends on the line on which it starts. */
    readonly isOneLine: boolean;
}
/** How one language spells a literal. */
export interface LiteralSyntax {
    readonly true: string;
    readonly false: string;
    readonly null: string;
    readonly string: (text: string) => string;
    /** A number, where it is not what JSON has: in a language that gives whole numbers a type of few bits. */
    readonly number?: ((value: number) => string) | undefined;
    /** A field's name and all that stands before its value, `temperature: `; nothing where the value names the field. */
    readonly label: (name: string, value: Value) => string;
    /** The labels of fields that stand below each other, for a formatter that aligns what follows them. */
    readonly align?: ((fields: readonly FieldLine[]) => readonly string[]) | undefined;
    /** Columns of one more level. */
    readonly step: 2 | 4;
    /** Set where one level is indented by one tab, which counts as so many columns. */
    readonly tabs?: true | undefined;
    /** What stands around a list and around an object, where that is not what JSON has: `[]any{` and `}`. */
    readonly brackets?: {
        readonly list: Brackets;
        readonly object: Brackets;
    } | undefined;
    /** The same around a list of objects alone and around each of these, where the list names their type for them. */
    readonly objects?: {
        readonly list: Brackets;
        readonly item: Brackets;
    } | undefined;
    /** What stands around a list of texts alone, where the list names their type. */
    readonly texts?: Brackets | undefined;
    /** Text just inside the braces of a one-line object: a space in JavaScript, nothing in Python and JSON. */
    readonly bracePadding: '' | ' ';
    /** Text after the last item of a broken list. */
    readonly trailingComma: '' | ',';
    /** Columns of a line that is kept unbroken, where the language's style has more than most. */
    readonly width?: 100 | undefined;
    readonly environment: (node: EnvironmentNode) => string | CodeNode;
    readonly file: (node: FileNode) => string | CodeNode;
}
/** For a value that has no place for what is read when the program runs. */
export declare const noNode: () => never;
/** What a spelling has where it says nothing else. */
declare const USUAL: {
    readonly true: 'true';
    readonly false: 'false';
    readonly null: 'null';
    readonly string: typeof quote;
    readonly number: undefined;
    readonly label: (name: string) => string;
    readonly align: undefined;
    readonly step: 4;
    readonly tabs: undefined;
    readonly brackets: undefined;
    readonly objects: undefined;
    readonly texts: undefined;
    readonly bracePadding: '';
    readonly trailingComma: '';
    readonly width: undefined;
    readonly environment: typeof noNode;
    readonly file: (node: FileNode) => string;
};
type Usual = keyof typeof USUAL;
/** A spelling with all of its fields, in one order: to read objects of many forms takes longer. */
export declare const spellingOf: (given: Omit<LiteralSyntax, Usual> & Partial<Pick<LiteralSyntax, Usual>>) => LiteralSyntax;
/** Gives the text of a piece of code that stands in a value. */
export type PrintCode = (piece: CodeNode) => string;
/** The indentation of so many columns. */
export declare const spaces: (count: number) => string;
/** Code that holds no text of the reader's, indented by so many columns more. */
export declare const indented: (code: string, columns: number) => string;
/**
 * Prints a value as a literal. A list or object stays on one line while it fits, and else has one item a line.
 *
 * @param value what to print
 * @param syntax the language's spelling
 * @param column columns that the current line is indented by
 * @param used columns already taken on the first line, for example by `messages=`
 * @param printCode for values in which pieces of code stand
 */
export declare const printLiteral: (value: Value, syntax: LiteralSyntax, column: number, used: number, printCode?: PrintCode) => string;
export {};
