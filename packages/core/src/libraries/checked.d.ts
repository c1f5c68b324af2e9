/** How the examples of one library stand against the newest releases; `scripts/check/libraries` records it. */
export interface CheckedLibrary {
    /** `pypi` or `npm`. */
    readonly registry?: string;
    /** The distribution's name on the registry; absent for a library that is on none. */
    readonly package?: string;
    /** The newest release at the time of the check, and the day it came out, `2026-09-04`. */
    readonly version?: string;
    readonly date?: string;
    /** Why it is not the newest one. */
    readonly note?: string;
    /** Why there was no release to check the library's own names against. */
    readonly notFetched?: string;
    /** Names that the sources define: modules, names, attributes, methods, with their keywords. */
    readonly found: readonly string[];
    /** Names that the release defines, reached through a value whose type its source does not state. */
    readonly foundByName: readonly string[];
    /** Names that the newest release does not have, and what is wrong. */
    readonly notFound: {
        readonly [name: string]: string;
    };
    /** Names of which the sources cannot tell, and why. */
    readonly unchecked: {
        readonly [name: string]: string;
    };
}
/** The recorded result of `npm run check:libraries`. */
export interface CheckedLibraries {
    /** Releases of other packages that examples use, by their name on PyPI. */
    readonly others: {
        readonly [name: string]: Pick<CheckedLibrary, 'version' | 'date' | 'note' | 'notFetched'>;
    };
    /** By key of the library. */
    readonly libraries: {
        readonly [key: string]: CheckedLibrary;
    };
}
/**
 * How each library's examples stood at the last check.
 *
 * @example
 * CHECKED_LIBRARIES.libraries['setfit']?.version
 */
export declare const CHECKED_LIBRARIES: CheckedLibraries;
