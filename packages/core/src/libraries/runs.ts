import { own } from '../values/own.ts'
import { sha256 } from '../values/sha256.ts'
import type { LibrarySnippet } from './library-snippets.ts'
import recorded from './runs.json' with { type: 'json' }

/** What the examples of a library ran with, and when. */
export interface LibraryRelease {
  /** Key of the library. */
  readonly library: string
  /** The distribution as its registry calls it, and the release of it that the example's own command installed. */
  readonly package: string
  readonly release: string
  /** The interpreter, `Python 3.11.7`. */
  readonly runtime: string
  /** Day of the run, `YYYY-MM-DD`, in UTC. */
  readonly date: string
  /** By address: the commit of a repository that the command installed, or in whose clone the example ran. */
  readonly repositories?: { readonly [address: string]: string }
}

/**
 * What was served of a model that has one size only, which is large: a file in which each weight repeats one number, or
 * one with a part of the weights, beside which the loader leaves the others as it starts them.
 */
export type ServedWeights = 'repeated' | 'part'

/** With what one text ran. */
export interface LibraryRunModel {
  /** The id under which the model was served. */
  readonly model: string
  /** Absent for a small model, which was served whole. */
  readonly weights?: ServedWeights
}

/** One example that ran to a result, with a model in the place of the real one. */
export interface LibraryRun extends LibraryRelease, LibraryRunModel {}

/** The file that holds what ran. Written by `npm run verify -- --libraries`. */
export interface LibraryRunRecord {
  readonly runs: { readonly [name: string]: LibraryRelease }
  /** By digest: of which run, and with which model. */
  readonly texts: { readonly [digest: string]: LibraryRunModel & { readonly run: string } }
}

/** Stands in a digested text for the model's id: two texts that differ in it alone are one. */
const ANY_MODEL = '{model}'

/** The text whose SHA-256 is the digest of a library's example. */
export const digestedLibraryText = (
  { library, language, content }: Pick<LibrarySnippet, 'library' | 'language' | 'content'>,
  id: string,
): string => JSON.stringify([library, language, content.replaceAll(id, ANY_MODEL)])

/**
 * The SHA-256 of a library's example, as 64 hexadecimal digits: of all its text but for the model's id.
 *
 * @param id of the model that the example was written for
 * @throws Error where the platform has no Web Crypto, as in a page that was not loaded over https
 */
export const libraryExampleDigest = (
  example: Pick<LibrarySnippet, 'library' | 'language' | 'content'>,
  id: string,
): Promise<string> => sha256(digestedLibraryText(example, id))

/** Every example that ran. */
export const LIBRARY_RUNS: LibraryRunRecord = recorded as LibraryRunRecord

/**
 * Looks up when and with what an example of a library ran: to the letter, but for the model's id.
 *
 * @param digest as `libraryExampleDigest` gives it
 * @returns undefined for a text that was never run to a result: its names alone are checked
 * @example
 * const [snippet] = getLibrarySnippets(model)
 * if (snippet) console.log(findLibraryRun(await libraryExampleDigest(snippet, model.id))?.date ?? 'not run')
 */
export function findLibraryRun(digest: string): LibraryRun | undefined {
  const text = own(LIBRARY_RUNS.texts, digest)
  const run = text && own(LIBRARY_RUNS.runs, text.run)
  if (text === undefined || run === undefined) return undefined
  const { run: _, ...ranWith } = text
  return { ...run, ...ranWith }
}
