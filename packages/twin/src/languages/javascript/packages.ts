import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/** A list of releases for each framework. */
const FRAMEWORKS = fileURLToPath(new URL('./frameworks', import.meta.url))

/** The name and range in `name`, `name@range`, or `@scope/name@range`. */
export function readSpecifier(specifier: string): { readonly name: string; readonly range: string } {
  const at = specifier.lastIndexOf('@')
  return at > 0 ? { name: specifier.slice(0, at), range: specifier.slice(at + 1) } : { name: specifier, range: '' }
}

/** Returns the folder in which a package is installed. */
export function packageFolder(name: string): string {
  const entry = require.resolve(name)
  const marker = `/node_modules/${name}/`
  return entry.slice(0, entry.lastIndexOf(marker) + marker.length - 1)
}

/** Returns the release of the package in a folder. */
export function releaseIn(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }
  return manifest.version
}

/** Returns the release of an installed dependency of this package. */
export const npmRelease = (name: string): string => releaseIn(packageFolder(name))

/**
 * Returns a framework's tested releases by package name, without installing it. The framework is the command's first
 * package, which must have a list: `langchain-openai.json` for `@langchain/openai`.
 *
 * @param specifiers the packages in the install command
 * @returns undefined if the command doesn't install a framework
 */
export function frameworkReleases([first = '']: readonly string[]): Readonly<Record<string, string>> | undefined {
  const list = `${FRAMEWORKS}/${readSpecifier(first).name.replace('@', '').replace('/', '-')}.json`
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : undefined
}
