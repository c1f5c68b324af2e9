import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The name and the range of `name`, `name@range` or `@scope/name@range`. */
export function readSpecifier(specifier: string): { readonly name: string; readonly range: string } {
  const at = specifier.lastIndexOf('@')
  return at > 0 ? { name: specifier.slice(0, at), range: specifier.slice(at + 1) } : { name: specifier, range: '' }
}

/** Where a package is installed. */
export function packageFolder(name: string): string {
  const entry = require.resolve(name)
  const marker = `/node_modules/${name}/`
  return entry.slice(0, entry.lastIndexOf(marker) + marker.length - 1)
}

/** The release of a package that lies in a folder. */
export function releaseIn(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }
  return manifest.version
}

/** The release of a package that this one is pinned to. */
export const npmRelease = (name: string): string => releaseIn(packageFolder(name))
