/** The URL parameters of the library list's filters. */
export const LIBRARY_FILTERS = ['example', 'downloads', 'checked'] as const
