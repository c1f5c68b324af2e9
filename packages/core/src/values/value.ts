export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject
export interface JsonObject {
  readonly [key: string]: JsonValue
}

/** A value that JSON can't express. */
export abstract class ValueNode {}

/** An environment variable to read, with optional text before it: `Bearer ` + TOKEN. */
export class EnvironmentNode extends ValueNode {
  constructor(
    readonly name: string,
    readonly prefix = '',
  ) {
    super()
    Object.freeze(this)
  }
}

/** How a request contains a file. */
export type FileEncoding = 'bytes' | 'base64' | 'data-url'

/** The content of a file, read from disk or downloaded before the request. */
export class FileNode extends ValueNode {
  constructor(
    /** A path as you wrote it, or an http(s) URL. */
    readonly location: string,
    readonly remote: boolean,
    readonly mediaType: string,
    readonly encoding: FileEncoding,
    /** The program's variable for the content, such as `image`. */
    readonly variable: string,
  ) {
    super()
    Object.freeze(this)
  }
}

/** A piece of code, see `languages/printing/code.ts`. It can't be created from a string. */
export abstract class CodeNode extends ValueNode {
  /** Only in the types: no other object counts as a piece of code. */
  declare protected readonly isCode: true
}

/** A value that a language writer can print: JSON, or nodes that JSON can't express. */
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

/** The fields of an object, which may contain nodes. */
export interface ValueObject {
  readonly [key: string]: Value
}

export const env = (name: string, prefix?: string): EnvironmentNode => new EnvironmentNode(name, prefix)

/** Longest name that a generated program may take from a record. */
const LONGEST_NAME = 100
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

/**
 * Returns a name from a model's metadata (a class, a function) if it's an identifier.
 *
 * @returns `undefined` if it isn't one, so the caller has to handle that case
 */
export const identifier = (name: unknown): string | undefined =>
  typeof name === 'string' && name.length <= LONGEST_NAME && NAME.test(name) ? name : undefined
