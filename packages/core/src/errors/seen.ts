import type { Language } from '../languages/languages.ts'
import type { CauseId } from './causes.ts'
import record from './seen.json' with { type: 'json' }

/** What one client's example printed in one failure. */
export interface SeenError {
  /** The simulated failure, such as `429`, `stream cut`, or `no such host`. */
  readonly failure: string
  readonly cause: CauseId
  readonly language: Language
  readonly client: string
  /** Name of the client's package in its registry. */
  readonly package: string
  /** Release of the package. */
  readonly release: string
  /** The runtime, such as `Python 3.11.7`. */
  readonly runtime: string
  /** Date of the run in UTC, `YYYY-MM-DD`. */
  readonly date: string
  /** SHA-256 of the example, as returned by `exampleDigest`. */
  readonly digest: string
  /** The program's exit code; `null` if a signal ended it. */
  readonly exitCode: number | null
  /** The end of the program's output, without secrets, stack frames, and local paths. */
  readonly printed: string
}

type SeenRun = Pick<SeenError, 'language' | 'client' | 'package' | 'release' | 'runtime' | 'date'>

/** The file that stores them, written by `npm run verify -- --errors`. */
export interface SeenRecord {
  readonly runs: Readonly<Record<string, SeenRun>>
  readonly errors: readonly (Omit<SeenError, keyof SeenRun> & { readonly run: string })[]
}

/**
 * Returns what every client printed in every simulated failure, grouped by client.
 *
 * @example
 * const python = listSeenErrors().filter(({ language, client }) => language === 'python' && client === 'openai')
 */
export const listSeenErrors = (): readonly SeenError[] => {
  const { runs, errors } = record as SeenRecord
  return errors.flatMap(({ run, ...error }) => {
    const ranWith = runs[run]
    return ranWith === undefined ? [] : [{ ...ranWith, ...error }]
  })
}
