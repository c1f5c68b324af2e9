import { type Described, MODELS } from '@model-snippets/core/catalogue'
import { LIBRARIES } from '@model-snippets/core/libraries'
import { describedLibrary } from '../search/described.ts'
import { nearestIds } from '../search/matching.ts'
import { type LibraryCheck, libraryCheckOf } from './library-check.ts'
import { LIBRARY_FILTERS, type LibraryFilter } from './library-filters.ts'

/** What a list shows of a library. */
export interface LibrarySummary {
  readonly key: string
  readonly label: string
  readonly repoUrl: string
  readonly docsUrl: string | undefined
  readonly hasExample: boolean
  readonly check: LibraryCheck | undefined
}

/** A library with what finds it. */
interface ListedLibrary extends LibrarySummary {
  readonly described: Described
  readonly passes: readonly LibraryFilter[]
}

const modelsOf = (key: string): number => MODELS.filter(({ library_name }) => library_name === key).length

/** All libraries: those that most models of the catalogue name, then by label. */
export const LISTED: readonly ListedLibrary[] = Object.values(LIBRARIES)
  .map((library) => ({ library, models: modelsOf(library.key) }))
  .sort(
    (one, other) =>
      other.models - one.models ||
      one.library.prettyLabel.localeCompare(other.library.prettyLabel, 'en', { sensitivity: 'base' }),
  )
  .map(({ library }): ListedLibrary => {
    const { key, prettyLabel, repoUrl, docsUrl, examples, countDownloads } = library
    const check = libraryCheckOf(library)
    const passes = {
      example: examples !== undefined,
      downloads: countDownloads !== undefined,
      checked: check?.release !== undefined,
    }
    return {
      ...{ key, label: prettyLabel, repoUrl, docsUrl, hasExample: examples !== undefined, check },
      described: describedLibrary(library),
      passes: LIBRARY_FILTERS.filter((name) => passes[name]),
    }
  })

/** Whether a text is the key of a library. */
export const hasLibrary = (key: string): boolean => Object.hasOwn(LIBRARIES, key)

/** Libraries that somebody may have meant by a key that does not exist. */
export const nearLibraries = (asked: string): readonly LibrarySummary[] =>
  nearestIds(
    asked,
    LISTED.map(({ key }) => key),
  ).flatMap((near) => LISTED.filter(({ key }) => key === near))
