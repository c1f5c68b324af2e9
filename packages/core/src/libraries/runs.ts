import { getOwn } from '../values/get-own.ts'
import { sha256 } from '../values/sha256.ts'
import type { LibrarySnippet } from './library-snippets.ts'
import recorded from './runs.json' with { type: 'json' }

/** The release that a library's examples ran with, and when. */
export interface LibraryRelease {
  /** The library's key. */
  readonly library: string
  /** Package name in its registry, and the release that the example's own install command installed. */
  readonly package: string
  readonly release: string
  /** The runtime, such as `Python 3.11.7`. */
  readonly runtime: string
  /** Date of the run in UTC, `YYYY-MM-DD`. */
  readonly date: string
  /** Commits by repository URL: of repositories that the command installed, or in whose clone the example ran. */
  readonly repositories?: { readonly [address: string]: string }
}

/**
 * How a large model was served: `repeated`, with the same number for all values of a weight, or `part`, with only some
 * of the weights.
 */
export type ServedWeights = 'repeated' | 'part'

/** The model that an example ran with. */
export interface LibraryRunModel {
  /** The id that the model was served under. */
  readonly model: string
  /** Absent for a small model, which was served completely. */
  readonly weights?: ServedWeights
}

/** An example that ran successfully, with a stand-in for the real model. */
export interface LibraryRun extends LibraryRelease, LibraryRunModel {}

/** The file that stores the runs, written by `npm run verify -- --libraries`. */
export interface LibraryRunRecord {
  readonly runs: { readonly [name: string]: LibraryRelease }
  /** The run and the model, by digest. */
  readonly texts: { readonly [digest: string]: LibraryRunModel & { readonly run: string } }
}

/** Replaces the model's id in a digested text: two texts that differ only in it have the same digest. */
const ANY_MODEL = '{model}'

/** Returns the text whose SHA-256 is the digest of a library example. */
export const digestedLibraryText = (
  { library, language, content }: Pick<LibrarySnippet, 'library' | 'language' | 'content'>,
  id: string,
): string => JSON.stringify([library, language, content.replaceAll(id, ANY_MODEL)])

/**
 * Returns the SHA-256 of a library example's text without the model's id, as 64 hexadecimal digits.
 *
 * @param id the id of the example's model
 * @throws Error if the platform has no Web Crypto, as on a page that wasn't loaded over HTTPS
 */
export const libraryExampleDigest = (
  example: Pick<LibrarySnippet, 'library' | 'language' | 'content'>,
  id: string,
): Promise<string> => sha256(digestedLibraryText(example, id))

/** All library examples that ran. */
export const LIBRARY_RUNS: LibraryRunRecord = recorded as LibraryRunRecord

/**
 * Looks up when a library example ran, and with which release. The text must match exactly, except for the model's id.
 *
 * @param digest as returned by `libraryExampleDigest`
 * @returns `undefined` for a text that never ran successfully; only its names are checked
 * @example
 * const [snippet] = getLibrarySnippets(model)
 * if (snippet) console.log(findLibraryRun(await libraryExampleDigest(snippet, model.id))?.date ?? 'not run')
 */
export function findLibraryRun(digest: string): LibraryRun | undefined {
  const text = getOwn(LIBRARY_RUNS.texts, digest)
  const run = text && getOwn(LIBRARY_RUNS.runs, text.run)
  if (text === undefined || run === undefined) return undefined
  const { run: _, ...ranWith } = text
  return { ...run, ...ranWith }
}
