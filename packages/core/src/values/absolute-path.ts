/** Whether a path says by itself that the file is elsewhere, on any system: it lies beside nothing. */
export const isAbsolutePath = (path: string): boolean => /^(?:[/\\~]|\.\.[/\\]|[A-Za-z]:[/\\])/.test(path)

/** Whether a path begins at a home folder as shells write it. Programs take the `~` for the name of a folder. */
export const isHomePath = (path: string): boolean => /^~[^/\\]*[/\\]/.test(path)
