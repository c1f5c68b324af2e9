import recorded from './checked-releases.json' with { type: 'json' }

/** The result of checking a library's examples against the newest releases, recorded by `scripts/check/libraries`. */
export interface CheckedLibrary {
  /** The registry: `pypi` or `npm`. */
  readonly registry?: string
  /** Package name in the registry; absent for a library without a package. */
  readonly package?: string
  /** The newest release at the time of the check, and its release date, such as `2026-09-04`. */
  readonly version?: string
  readonly date?: string
  /** Why it isn't the newest release. */
  readonly note?: string
  /** Why the library's names couldn't be checked against a release. */
  readonly notFetched?: string
  /** Names that the sources define: modules, classes, functions, attributes, and methods, with their keywords. */
  readonly found: readonly string[]
  /** Names that the release defines, used on a value whose type the source doesn't state. */
  readonly foundByName: readonly string[]
  /** Names that the newest release doesn't have, and what's wrong. */
  readonly notFound: { readonly [name: string]: string }
  /** Names that the sources can't confirm, and why. */
  readonly unchecked: { readonly [name: string]: string }
}

/** The recorded result of `npm run check:libraries`. */
export interface CheckedLibraries {
  /** Releases of other packages that examples use, by PyPI name. */
  readonly others: {
    readonly [name: string]: Pick<CheckedLibrary, 'version' | 'date' | 'note' | 'notFetched'>
  }
  /** Results by library key. */
  readonly libraries: { readonly [key: string]: CheckedLibrary }
}

/**
 * The result of the last check of each library's examples.
 *
 * @example
 * CHECKED_LIBRARIES.libraries['setfit']?.version
 */
export const CHECKED_LIBRARIES: CheckedLibraries = recorded
