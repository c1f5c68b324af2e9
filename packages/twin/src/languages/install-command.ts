/** The words of a command, without the quotes around them. */
export const words = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? '')

/** Maven is told of a package by a property. */
const ARTIFACT = '-Dartifact='

const CARGO = 'cargo add'

/**
 * Of several commands in a row, the one that names packages. With Maven those behind it copy what the package needs; else
 * those before it make ready what it installs into.
 */
function installingCommand(install: string): string {
  const commands = install.split(' && ')
  return commands.find((command) => command.includes(ARTIFACT)) ?? commands.at(-1) ?? ''
}

/** The words with which a command begins that installs, `npm install`. */
export const installerIn = (install: string): string => words(installingCommand(install)).slice(0, 2).join(' ')

/** Packages that `tool install …` names, as they are spelled there. */
export function specifiersIn(install: string | null): string[] {
  if (install === null) return []
  if (installerIn(install) === CARGO) return cratesIn(install)
  const named = words(installingCommand(install)).slice(2)
  const artifacts = named.filter((word) => word.startsWith(ARTIFACT))
  return artifacts.length === 0 ? named : artifacts.map((word) => word.slice(ARTIFACT.length))
}

/** Crates whose features are wished are added by a command of their own. */
const cratesIn = (install: string): string[] =>
  install.split(' && ').flatMap((command) => {
    const [added = ''] = command.split(' --features ')
    return added.startsWith(CARGO) ? words(added).slice(2) : []
  })

/** Command-line tools that an install command brings. */
export function installedTools(install: string | null): string[] {
  const found = /^(?:sudo )?apt-get install (?:-y )?(.+)$/.exec(install ?? '')
  return found?.[1] === undefined ? [] : words(found[1])
}
