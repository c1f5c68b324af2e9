import { CHECKED_LIBRARIES, type CheckedLibrary, type Library } from '@model-snippets/core/libraries'

/** A release that examples were held against. */
interface CheckedRelease {
  readonly registry: string
  readonly package: string
  readonly version: string
  /** The day it came out, `2026-09-04`. */
  readonly date: string
}

/** How the names in a library's examples stand against releases. Nothing was run. */
export interface LibraryCheck {
  /** The library's own newest release; absent where there was none to check against. */
  readonly release?: CheckedRelease
  /** Why it is not the newest release. */
  readonly note?: string
  /** Why there was no release. */
  readonly whyNone?: string
  /** How many the newest release does not have. */
  readonly notFound: number
}

const recordOf = (key: string): CheckedLibrary | undefined =>
  Object.hasOwn(CHECKED_LIBRARIES.libraries, key) ? CHECKED_LIBRARIES.libraries[key] : undefined

/** How a library's examples were checked; undefined for a library without examples. */
export function libraryCheckOf({ key, examples }: Library): LibraryCheck | undefined {
  const record = recordOf(key)
  if (examples === undefined || record === undefined) return undefined
  const { registry, package: name, version, date, note, notFetched } = record
  return {
    ...(registry === undefined || name === undefined || version === undefined || date === undefined
      ? {}
      : { release: { registry, package: name, version, date } }),
    ...(note === undefined ? {} : { note }),
    ...(notFetched === undefined ? {} : { whyNone: notFetched }),
    notFound: Object.keys(record.notFound).length,
  }
}

/** Every name that was checked, and what became of it. */
export type CheckedNames = Pick<CheckedLibrary, 'found' | 'foundByName' | 'notFound' | 'unchecked'>

/** The names behind the counts of `libraryCheckOf`. */
export function checkedNamesOf(key: string): CheckedNames | undefined {
  const record = recordOf(key)
  if (record === undefined) return undefined
  const { found, foundByName, notFound, unchecked } = record
  return { found, foundByName, notFound, unchecked }
}
