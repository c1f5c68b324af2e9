import type { Manifest } from '../language.ts'

/** The command that gets modules. */
const GETTING = /\bgo get (.+)/

/** A module that exists is not made anew. */
export const addModules = (install: string): string | null => GETTING.exec(install)?.[0] ?? null

/** `go.mod`: the modules that the install command names. `go mod tidy` adds what these need themselves. */
export const goMod: Manifest = {
  fileName: 'go.mod',
  installCommand: 'go mod tidy',
  text(install, releaseOf) {
    const [, modules] = GETTING.exec(install ?? '') ?? []
    if (modules === undefined) return undefined
    const required = modules.split(' ').map((module) => {
      const [path = '', release] = module.split('@')
      return `require ${path} ${version(releaseOf(path)) ?? release}\n`
    })
    return `module example\n\ngo ${GO}\n\n${required.join('')}`
  },
}

/** A release on record stands there without the letter that Go has before it. */
const version = (release: string | undefined): string | undefined => (release === undefined ? undefined : `v${release}`)

/** The oldest release of Go that the examples compile with. */
const GO = '1.26'
