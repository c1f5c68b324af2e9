/** What a real parser says of programs: one entry a program, the error or undefined. */
export type ParseResults = readonly (string | undefined)[]

/** The parser of a language, for the tests that read what the clients write. Nothing that ships uses it. */
export interface ProgramParser {
  /** Id of the language, `js`. */
  readonly language: string
  /** Parses programs without running anything. */
  readonly parse: (programs: readonly string[]) => ParseResults
}
