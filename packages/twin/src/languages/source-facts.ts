/** Facts about an example that can be read without running it. */
export interface SourceFacts {
  /** Why the text isn't a valid program; null if it is. */
  readonly error: string | null
  readonly unusedImports: readonly string[]
  readonly undefinedNames: readonly string[]
  /** Imported packages outside the standard library: modules in Python, package names in JavaScript. */
  readonly packages: readonly string[]
  /** Environment variables that it reads. */
  readonly environment: readonly string[]
  /** True if it reads all variables, or some whose names aren't known. */
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
