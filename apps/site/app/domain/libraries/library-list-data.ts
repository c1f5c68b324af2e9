import { MODELS } from '@model-snippets/core/catalogue'
import { LIBRARIES } from '@model-snippets/core/libraries'
import { describedLibrary } from '../search/described.ts'
import { nearestIds } from '../search/matching.ts'
import { libraryCheckOf } from './library-check.ts'
import { LIBRARY_FILTERS } from './library-filters.ts'

/** What a list shows of a library. */
export type LibrarySummary = Omit<(typeof LISTED)[number], 'described' | 'passes'>

const modelsOf = (key: string): number => MODELS.filter(({ library_name }) => library_name === key).length

/** All libraries with their search terms: those with the most models in the catalogue first, then by label. */
export const LISTED = Object.values(LIBRARIES)
  .map((library) => ({ library, models: modelsOf(library.key) }))
  .sort(
    (one, other) =>
      other.models - one.models ||
      one.library.prettyLabel.localeCompare(other.library.prettyLabel, 'en', { sensitivity: 'base' }),
  )
  .map(({ library }) => {
    const { key, prettyLabel, repoUrl, docsUrl, examples, countDownloads } = library
    const check = libraryCheckOf(library)
    const passes = {
      example: examples !== undefined,
      downloads: countDownloads !== undefined,
      checked: check?.release !== undefined,
    }
    return {
      ...{ key, label: prettyLabel, repoUrl, docsUrl, hasExample: passes.example, check },
      described: describedLibrary(library),
      passes: LIBRARY_FILTERS.filter((name) => passes[name]),
    }
  })

/** Whether a text is the key of a library. */
export const hasLibrary = (key: string): boolean => Object.hasOwn(LIBRARIES, key)

/** Libraries with keys like one that doesn't exist. */
export const nearLibraries = (asked: string): readonly LibrarySummary[] =>
  nearestIds(
    asked,
    LISTED.map(({ key }) => key),
  ).flatMap((near) => LISTED.filter(({ key }) => key === near))
