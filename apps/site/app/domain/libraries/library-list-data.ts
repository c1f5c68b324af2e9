import { type Findable, findable, MODELS } from '@model-snippets/core/catalogue'
import { LIBRARIES } from '@model-snippets/core/libraries'
import { describedLibrary } from '../search/described.ts'
import { nearestIds } from '../search/matching.ts'
import { ranked } from '../search/ranked.ts'
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
  readonly found: Findable
  /** How many models of the catalogue name it. */
  readonly models: number
  readonly passes: Readonly<Record<LibraryFilter, boolean>>
}

const LISTED: readonly ListedLibrary[] = Object.values(LIBRARIES)
  .map((library): ListedLibrary => {
    const { key, prettyLabel, repoUrl, docsUrl, examples, countDownloads } = library
    const check = libraryCheckOf(library)
    return {
      summary: { key, label: prettyLabel, repoUrl, docsUrl, hasExample: examples !== undefined, check },
      found: findable(describedLibrary(library)),
      models: MODELS.filter(({ library_name }) => library_name === key).length,
      passes: {
        example: examples !== undefined,
        downloads: countDownloads !== undefined,
        checked: check?.release !== undefined,
      },
    }
  })
  .sort(
    (one, other) =>
      other.models - one.models || one.summary.label.localeCompare(other.summary.label, 'en', { sensitivity: 'base' }),
  )

/**
 * The libraries that fit, best first; among equals those that most models name, then by label.
 *
 * @param query words of a library's key, label, repository or package, or what people call a task that it does
 * @param filters what it must have besides
 */
export const searchLibraries = (query: string, filters: readonly LibraryFilter[] = []): readonly LibrarySummary[] =>
  ranked(LISTED, query)
    .filter(({ thing }) => filters.every((filter) => thing.passes[filter]))
    .map(({ thing }) => thing.summary)

/** Whether a text is the key of a library. */
export const hasLibrary = (key: string): boolean => Object.hasOwn(LIBRARIES, key)

/** Libraries that somebody may have meant by a key that does not exist. */
export const nearLibraries = (asked: string): readonly LibrarySummary[] =>
  nearestIds(
    asked,
    LISTED.map(({ summary }) => summary.key),
  ).flatMap((near) => LISTED.filter(({ summary }) => summary.key === near).map(({ summary }) => summary))
