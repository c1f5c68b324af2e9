/** What reading an example, without running it, tells. */
export interface SourceFacts {
  /** Why the text is no program of its language; null when it is one. */
  readonly error: string | null
  readonly unusedImports: readonly string[]
  readonly undefinedNames: readonly string[]
  /** Packages that the example imports and the language does not bring: modules in Python, package names in JavaScript. */
  readonly packages: readonly string[]
  /** Environment variables that it reads. */
  readonly environment: readonly string[]
  /** True when it reads variables whose names cannot be told, or all of them. */
  readonly readsWholeEnvironment: boolean
}

export const unreadable = (error: string): SourceFacts => ({
  error,
  unusedImports: [],
  undefinedNames: [],
  packages: [],
  environment: [],
  readsWholeEnvironment: false,
})
