import type { Language } from '../languages/languages.ts'
import type { CauseId } from './causes.ts'
import record from './seen.json' with { type: 'json' }

/** What the example of one client printed when it was led into one failure. */
export interface SeenError {
  /** What was played, `429`, `stream cut`, `no such host`. */
  readonly failure: string
  readonly cause: CauseId
  readonly language: Language
  readonly client: string
  /** The client's package as its registry calls it. */
  readonly package: string
  /** The release of that package that ran. */
  readonly release: string
  /** The interpreter that it ran on, `Python 3.11.7`. */
  readonly runtime: string
  /** Day of the run, `YYYY-MM-DD`, in UTC. */
  readonly date: string
  /** SHA-256 of the example, as `exampleDigest` gives it. */
  readonly digest: string
  /** The status that the program ended with; null where a signal ended it. */
  readonly exitCode: number | null
  /** The last words of the program, without secrets, frames of stacks and paths of the machine. */
  readonly printed: string
}

type SeenRun = Pick<SeenError, 'language' | 'client' | 'package' | 'release' | 'runtime' | 'date'>

/** The file that holds them. Written by `npm run verify -- --errors`. */
export interface SeenRecord {
  readonly runs: Readonly<Record<string, SeenRun>>
  readonly errors: readonly (Omit<SeenError, keyof SeenRun> & { readonly run: string })[]
}

/**
 * What every client printed in every failure that its example was led into, client by client.
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
