/** The words of a command, without the quotes around them. */
export const words = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? '')

/** Packages that `tool install …` names, as they are spelled there. */
export const specifiersIn = (install: string | null): string[] => (install === null ? [] : words(install).slice(2))

/** Command-line tools that an install command brings. */
export function installedTools(install: string | null): string[] {
  const found = /^(?:sudo )?apt-get install (?:-y )?(.+)$/.exec(install ?? '')
  return found?.[1] === undefined ? [] : words(found[1])
}
