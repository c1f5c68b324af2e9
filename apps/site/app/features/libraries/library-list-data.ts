import { LIBRARIES } from '@model-snippets/core/libraries'
import { hasEveryWord, nearestIds } from '../search/matching.ts'
import { type LibraryCheck, libraryCheckOf } from './library-check.ts'

/** What a list shows of a library. */
export interface LibrarySummary {
  readonly key: string
  readonly label: string
  readonly repoUrl: string
  readonly docsUrl: string | undefined
  readonly hasExample: boolean
  readonly check: LibraryCheck | undefined
}

/** The filters of the list, by their parameter in the address. */
export const LIBRARY_FILTERS = ['example', 'downloads', 'checked'] as const
export type LibraryFilter = (typeof LIBRARY_FILTERS)[number]

interface ListedLibrary {
  readonly summary: LibrarySummary
  readonly searched: readonly string[]
  readonly passes: Readonly<Record<LibraryFilter, boolean>>
}

const LISTED: readonly ListedLibrary[] = Object.values(LIBRARIES)
  .map((library): ListedLibrary => {
    const { key, prettyLabel, repoName, repoUrl, docsUrl, examples, countDownloads, releases } = library
    const check = libraryCheckOf(library)
    return {
      summary: { key, label: prettyLabel, repoUrl, docsUrl, hasExample: examples !== undefined, check },
      searched: [key, prettyLabel, repoName, releases?.package ?? ''],
      passes: {
        example: examples !== undefined,
        downloads: countDownloads !== undefined,
        checked: check?.release !== undefined,
      },
    }
  })
  .sort((one, other) => one.summary.label.localeCompare(other.summary.label, 'en', { sensitivity: 'base' }))

/**
 * The libraries that match, by label.
 *
 * @param query words that a library's key, label, repository or package must hold
 * @param filters what it must have besides
 */
export const searchLibraries = (query: string, filters: readonly LibraryFilter[] = []): readonly LibrarySummary[] =>
  LISTED.filter(
    ({ searched, passes }) => filters.every((filter) => passes[filter]) && hasEveryWord(searched, query),
  ).map(({ summary }) => summary)

/** Whether a text is the key of a library. */
export const hasLibrary = (key: string): boolean => Object.hasOwn(LIBRARIES, key)

/** Libraries that somebody may have meant by a key that does not exist. */
export const nearLibraries = (asked: string): readonly LibrarySummary[] =>
  nearestIds(
    asked,
    LISTED.map(({ summary }) => summary.key),
  ).flatMap((near) => LISTED.filter(({ summary }) => summary.key === near).map(({ summary }) => summary))
