import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/** A list of releases for each framework. */
const FRAMEWORKS = fileURLToPath(new URL('./frameworks', import.meta.url))

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

/**
 * What a framework is run with, without installing it: releases by the names of packages. The framework is the package
 * that a command names first, and has a list of its own: `langchain-openai.json` is that of `@langchain/openai`.
 *
 * @param specifiers what a command installs
 * @returns undefined where it names no framework
 */
export function frameworkReleases([first = '']: readonly string[]): Readonly<Record<string, string>> | undefined {
  const list = `${FRAMEWORKS}/${readSpecifier(first).name.replace('@', '').replace('/', '-')}.json`
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : undefined
}
