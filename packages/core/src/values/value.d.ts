export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
    readonly [key: string]: JsonValue;
}
/** What no JSON can spell. */
export declare abstract class ValueNode {
}
/** Reads an environment variable, with an optional fixed text before it: `Bearer ` + TOKEN. */
export declare class EnvironmentNode extends ValueNode {
    readonly name: string;
    readonly prefix: string;
    constructor(name: string, prefix?: string);
}
/** How a file's content stands in a request. */
export type FileEncoding = 'bytes' | 'base64' | 'data-url';
/** The content of a file, read from the reader's disk or fetched by its URL before the request. */
export declare class FileNode extends ValueNode {
    /** A path as the reader writes it, or an http(s) URL. */
    readonly location: string;
    readonly remote: boolean;
    readonly mediaType: string;
    readonly encoding: FileEncoding;
    /** The variable that holds the content in a program, `image`. */
    readonly variable: string;
    constructor(
    /** A path as the reader writes it, or an http(s) URL. */
    location: string, remote: boolean, mediaType: string, encoding: FileEncoding, 
    /** The variable that holds the content in a program, `image`. */
    variable: string);
}
/** A piece of code: `languages/printing/code.ts` says what it is. It cannot be made of a text. */
export declare abstract class CodeNode extends ValueNode {
    /** In types alone: nothing else that looks like one is a piece. */
    protected readonly isCode: true;
}
/** The only thing that a language writer prints: JSON, and nodes that no JSON can spell. */
export type Value = string | number | boolean | null | readonly Value[] | {
    readonly [key: string]: Value;
} | EnvironmentNode | FileNode | CodeNode;
/** Fields of an object, in which nodes may stand. */
export interface ValueObject {
    readonly [key: string]: Value;
}
export declare const env: (name: string, prefix?: string) => EnvironmentNode;
/**
 * A name that comes from a model's metadata (a class, a function). Only the form of an identifier passes.
 *
 * @returns undefined when the text is not an identifier, so that the caller has to say what happens then
 */
export declare const identifier: (name: unknown) => string | undefined;
