import type { Feature, Way } from './features.ts'

/** Where a provider, or the API that it follows, documents the right behavior. */
export interface Source {
  readonly address: string
  /** What it documents, in our words. */
  readonly says: string
}

/** The smallest program that shows the defect. */
export interface DefectProgram {
  /** Its file name in `docs/known-client-defects`. */
  readonly name: string
  readonly text: string
}

/** A defect of a released client for which it has no example of some features; the tests run its program. */
export interface Defect {
  /** The client, `python/haystack`. */
  readonly client: string
  readonly program: DefectProgram
  readonly witnesses: readonly Witness[]
}

/** The features without an example, and the source of the right behavior. */
export interface Witness {
  readonly features: readonly Feature[]
  /** The providers that it concerns; all if absent. */
  readonly providers?: readonly string[]
  readonly except?: readonly string[]
  /** How they're reached; both ways if absent. */
  readonly way?: Way
  readonly source: Source
}

/** What a cell of the table says about a defect. */
export interface CellDefect {
  /** The file of the program that shows it. */
  readonly program: string
  readonly source: Source
}
