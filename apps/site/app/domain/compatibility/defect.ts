import type { Feature, Way } from './features.ts'

/** Where a provider, or the interface that it follows, says how it ought to be. */
export interface Source {
  readonly address: string
  /** What it says there, in our words. */
  readonly says: string
}

/** The least program that shows what a client breaks. */
export interface DefectProgram {
  /** Its file in `docs/known-client-defects`. */
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

/** Features that have no example, and who says how it ought to be. */
export interface Witness {
  readonly features: readonly Feature[]
  /** The providers that it is so with; all where nothing is said. */
  readonly providers?: readonly string[]
  readonly except?: readonly string[]
  /** How those are reached; both ways where nothing is said. */
  readonly way?: Way
  readonly source: Source
}

/** What a cell says of a defect. */
export interface CellDefect {
  /** The file of the program that shows it. */
  readonly program: string
  readonly source: Source
}
