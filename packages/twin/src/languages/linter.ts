/** A program that is linted, but not run. */
export interface LintedProgram {
  /** Its language, and the id of its client. */
  readonly language: string
  readonly client: string
  readonly content: string
  /** The command that installs its packages; null if it doesn't need any. */
  readonly install: string | null
}

/** The linter of a language's examples. */
export interface Linter {
  /** `clippy and rustfmt` */
  readonly name: string
  /**
   * The release of the linter and everything that it reads programs with.
   *
   * @throws RuntimeMissingError if it isn't available
   */
  readonly release: () => Promise<string>
  /** The language's folder. Its files, such as settings and lists of releases, also determine the findings. */
  readonly folder: string
  /** Set if it checks the examples with their types. */
  readonly readsTypeScript?: true
  /** @returns the findings as text; empty if there are none */
  readonly lint: (programs: readonly LintedProgram[]) => Promise<string>
}
