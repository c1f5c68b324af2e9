/** The address of a library's page. */
export const libraryPath = (key: string): string => `/libraries/${encodeURIComponent(key)}`
