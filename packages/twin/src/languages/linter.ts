/** A program that is looked through, and not run. */
export interface LintedProgram {
  /** Of which language, and for which client by its id. */
  readonly language: string
  readonly client: string
  readonly content: string
  /** The command that installs what it needs; null where nothing is needed. */
  readonly install: string | null
}

/** What looks through the examples of a language. */
export interface Linter {
  /** `clippy and rustfmt` */
  readonly name: string
  /**
   * The release of what looks, and of what it knows programs by.
   *
   * @throws RuntimeMissingError when there is none
   */
  readonly release: () => Promise<string>
  /** The folder of the language, whose files decide what else is found: settings, and lists of releases. */
  readonly folder: string
  /** Set where it is given the examples with their types. */
  readonly readsTypeScript?: true
  /** @returns what is found in programs; empty when nothing is */
  readonly lint: (programs: readonly LintedProgram[]) => Promise<string>
}
