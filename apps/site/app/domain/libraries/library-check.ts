import { CHECKED_LIBRARIES, type CheckedLibrary, type Library } from '@model-snippets/core/libraries'

/** Whether releases have the names in a library's examples. Nothing was run. */
export type LibraryCheck = NonNullable<ReturnType<typeof libraryCheckOf>>

const recordOf = (key: string): CheckedLibrary | undefined =>
  Object.hasOwn(CHECKED_LIBRARIES.libraries, key) ? CHECKED_LIBRARIES.libraries[key] : undefined

/** How a library's examples were checked; undefined for a library without examples. */
export function libraryCheckOf({ key, examples }: Library) {
  const record = recordOf(key)
  if (examples === undefined || record === undefined) return undefined
  const { registry, package: name, version, date, note, notFetched: whyNone, notFound } = record
  const isReleased = registry !== undefined && name !== undefined && version !== undefined && date !== undefined
  return {
    /** The library's newest release; undefined if there was none to check against. */
    release: isReleased ? { registry, package: name, version, date } : undefined,
    /** Why it isn't the newest release. */
    note,
    whyNone,
    /** How many names the newest release lacks. */
    notFound: Object.keys(notFound).length,
  }
}

/** All checked names, with the results. */
export type CheckedNames = Pick<CheckedLibrary, 'found' | 'foundByName' | 'notFound' | 'unchecked'>

/** The names behind the counts of `libraryCheckOf`. */
export function checkedNamesOf(key: string): CheckedNames | undefined {
  const record = recordOf(key)
  if (record === undefined) return undefined
  const { found, foundByName, notFound, unchecked } = record
  return { found, foundByName, notFound, unchecked }
}
