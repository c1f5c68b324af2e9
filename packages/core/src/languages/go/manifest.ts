import type { Manifest } from '../language.ts'

/** The command that gets modules. */
const GETTING = /\bgo get (.+)/

/** An existing module isn't created again. */
export const addModules = (install: string): string | null => GETTING.exec(install)?.[0] ?? null

/** `go.mod` with the modules in the install command. `go mod tidy` adds their dependencies. */
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

/** Recorded releases don't have Go's leading `v`. */
const version = (release: string | undefined): string | undefined => (release === undefined ? undefined : `v${release}`)

/** The oldest Go release that compiles the examples. */
const GO = '1.26'
