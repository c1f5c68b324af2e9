/** What a piece of code says about itself without being run. */
export interface CodeFacts {
  /** Names that it defines or imports, anywhere. */
  readonly defines: ReadonlySet<string>
  /** Names that it uses and doesn't define. */
  readonly needs: ReadonlySet<string>
  /** Modules that it imports, with the names that it takes from them. */
  readonly imports: readonly Import[]
  /** The contents of its strings. */
  readonly strings: readonly string[]
  /** Environment variables that it reads and doesn't set. */
  readonly variables: readonly string[]
  /** Names of the functions and methods that it calls. */
  readonly calls: ReadonlySet<string>
  /** Whether something is left out, such as arguments: `create(...)`. */
  readonly leavesOut: boolean
  /** Whether it awaits outside of a function. */
  readonly awaitsAtTop: boolean
}

export interface Import {
  /** `huggingface_hub`, `langchain_openai.chat_models`, `@huggingface/inference`. */
  readonly module: string
  readonly names: readonly string[]
}
