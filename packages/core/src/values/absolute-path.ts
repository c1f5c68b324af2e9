/** Whether a path says by itself where the file is, on any system: it lies beside nothing. */
export const isAbsolutePath = (path: string): boolean => /^(?:[/\\~]|[A-Za-z]:[/\\])/.test(path)
