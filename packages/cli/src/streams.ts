/** Where the program reads and writes; tests give their own. */
export interface Streams {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /**
   * All of standard input.
   *
   * @throws UsageError for bytes that are no UTF-8, unless any may come
   */
  readonly readInput: (may?: { readonly holdAnyBytes: true }) => Promise<string>
  /** Whether a person can answer a question, and see the answer on standard error. */
  readonly interactive: boolean
  /** Whether standard error is a terminal. */
  readonly errorIsTerminal: boolean
}
