/** The filters of the list of libraries, by their parameter in the address. */
export const LIBRARY_FILTERS = ['example', 'downloads', 'checked'] as const
