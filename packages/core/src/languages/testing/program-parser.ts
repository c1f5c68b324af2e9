/** A real parser's results: for each program, the error or `undefined`. */
export type ParseResults = readonly (string | undefined)[]

/** A language's parser, for tests that read what the clients write. It isn't part of the package. */
export interface ProgramParser {
  /** The language's id, such as `js`. */
  readonly language: string
  /** Parses programs without running anything. */
  readonly parse: (programs: readonly string[]) => ParseResults
}
