/** An environment variable that the example reads. */
export interface EnvironmentVariable {
  readonly name: string
  /** A short description. */
  readonly description: string
  /** Where to get the value. */
  readonly url?: string
  /** The name that the provider's own clients use for this variable. */
  readonly vendorName?: string
}

/** A file that must be next to the example when it runs. */
export interface SnippetFile {
  /** File name, without folders. */
  readonly name: string
  readonly mediaType: string
  /** Path of the sample file in the package, such as `samples/cat.png`; absent for your own files. */
  readonly sample?: string
}

/** What an example needs before it can run. */
export interface SetUp {
  /** The command that installs the client; `null` if nothing needs installing. */
  readonly install: string | null
  /** Environment variables that the example reads. */
  readonly env: readonly EnvironmentVariable[]
  /** Files that the example reads. */
  readonly files: readonly SnippetFile[]
}
