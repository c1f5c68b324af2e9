/** The words of a command without their quotes. */
export const words = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? '')

/** Maven gets a package as a property. */
const ARTIFACT = '-Dartifact='

const CARGO = 'cargo add'

/**
 * Returns the command that names the packages. With Maven, later commands copy the package's dependencies; otherwise,
 * earlier ones prepare the project.
 */
function installingCommand(install: string): string {
  const commands = install.split(' && ')
  return commands.find((command) => command.includes(ARTIFACT)) ?? commands.at(-1) ?? ''
}

/** The first words of the installing command, such as `npm install`. */
export const installerIn = (install: string): string => words(installingCommand(install)).slice(0, 2).join(' ')

/** The packages in `tool install …`, as they're written there. */
export function specifiersIn(install: string | null): string[] {
  if (install === null) return []
  if (installerIn(install) === CARGO) return cratesIn(install)
  const named = words(installingCommand(install)).slice(2)
  const artifacts = named.filter((word) => word.startsWith(ARTIFACT))
  return artifacts.length === 0 ? named : artifacts.map((word) => word.slice(ARTIFACT.length))
}

/** Crates with features are added by separate commands. */
const cratesIn = (install: string): string[] =>
  install.split(' && ').flatMap((command) => {
    const [added = ''] = command.split(' --features ')
    return added.startsWith(CARGO) ? words(added).slice(2) : []
  })

/** The command-line tools that an install command installs. */
export function installedTools(install: string | null): string[] {
  const found = /^(?:sudo )?apt-get install (?:-y )?(.+)$/.exec(install ?? '')
  return found?.[1] === undefined ? [] : words(found[1])
}
