export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject
export interface JsonObject {
  readonly [key: string]: JsonValue
}

/** What no JSON can spell. */
export abstract class ValueNode {}

/** Reads an environment variable, with an optional fixed text before it: `Bearer ` + TOKEN. */
export class EnvironmentNode extends ValueNode {
  constructor(
    readonly name: string,
    readonly prefix = '',
  ) {
    super()
    Object.freeze(this)
  }
}

/** How a file's content stands in a request. */
export type FileEncoding = 'bytes' | 'base64' | 'data-url'

/** The content of a file, read from the reader's disk or fetched by its URL before the request. */
export class FileNode extends ValueNode {
  constructor(
    /** A path as the reader writes it, or an http(s) URL. */
    readonly location: string,
    readonly remote: boolean,
    readonly mediaType: string,
    readonly encoding: FileEncoding,
    /** The variable that holds the content in a program, `image`. */
    readonly variable: string,
  ) {
    super()
    Object.freeze(this)
  }
}

/** A piece of code: `languages/printing/code.ts` says what it is. It cannot be made of a text. */
export abstract class CodeNode extends ValueNode {
  /** In types alone: nothing else that looks like one is a piece. */
  declare protected readonly isCode: true
}

/** The only thing that a language writer prints: JSON, and nodes that no JSON can spell. */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value }
  | EnvironmentNode
  | FileNode
  | CodeNode

/** Fields of an object, in which nodes may stand. */
export interface ValueObject {
  readonly [key: string]: Value
}

export const env = (name: string, prefix?: string): EnvironmentNode => new EnvironmentNode(name, prefix)

/** Longest name that a generated program may take from a record. */
const LONGEST_NAME = 100
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

/**
 * A name that comes from a model's metadata (a class, a function). Only the form of an identifier passes.
 *
 * @returns undefined when the text is not an identifier, so that the caller has to say what happens then
 */
export const identifier = (name: unknown): string | undefined =>
  typeof name === 'string' && name.length <= LONGEST_NAME && NAME.test(name) ? name : undefined
