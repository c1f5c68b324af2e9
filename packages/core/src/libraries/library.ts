import type { ModelRecord } from '../model/model-record.ts'

/** The language of a library example; `text` for an explanation that is not code. */
export type LibraryLanguage = 'python' | 'js' | 'sh' | 'text' | 'julia' | 'swift' | 'lua' | 'csharp' | 'java' | 'kotlin'

/** A library example for a model. */
export interface LibraryExample {
  readonly language: LibraryLanguage
  readonly content: string
  /**
   * Whether it runs code from the model's repository: custom code, an installed package, or a pickle. The example then
   * warns about it.
   */
  readonly runsCode?: boolean
}

/** A model library. Fields have the names of the published tables. */
export interface Library {
  /** The library's key on Hugging Face, such as `sentence-transformers`. */
  readonly key: string
  readonly prettyLabel: string
  readonly repoName: string
  readonly repoUrl: string
  readonly docsUrl?: string
  /** Whether Hugging Face offers the library as a search filter; default: no. */
  readonly filter?: boolean
  /** The Hugging Face query for the files whose downloads count as downloads of the model. */
  readonly countDownloads?: string
  /**
   * Returns the examples for a model. Never throws, whatever the record contains. `snippetsOfLibrary` adds warnings and
   * checks the id.
   */
  readonly examples?: (model: ModelRecord) => readonly LibraryExample[]
  /**
   * Whether the examples download gated weights that the model's record doesn't mention; they then say how to get
   * access.
   */
  readonly fetchesGated?: (model: ModelRecord) => boolean
  /** The library's package, for checking the examples against the newest release. */
  readonly releases?: LibraryReleases
}

export interface LibraryReleases {
  readonly registry: 'pypi' | 'npm'
  /** Package name in the registry. */
  readonly package: string
  /** Import name, if it differs from the package name. */
  readonly module?: string
}
