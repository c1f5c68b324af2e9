/** The words of a command, without the quotes around them. */
export const words = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? '')

/** Of several commands in a row, the last one: those before it make ready what it installs into. */
const lastCommand = (install: string): string => install.split(' && ').at(-1) ?? ''

/** The words with which a command begins that installs, `npm install`. */
export const installerIn = (install: string): string => words(lastCommand(install)).slice(0, 2).join(' ')

/** Packages that `tool install …` names, as they are spelled there. */
export const specifiersIn = (install: string | null): string[] =>
  install === null ? [] : words(lastCommand(install)).slice(2)

/** Command-line tools that an install command brings. */
export function installedTools(install: string | null): string[] {
  const found = /^(?:sudo )?apt-get install (?:-y )?(.+)$/.exec(install ?? '')
  return found?.[1] === undefined ? [] : words(found[1])
}
