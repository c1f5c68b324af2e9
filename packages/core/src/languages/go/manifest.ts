import type { Manifest } from '../language.ts'

/** `go.mod`: the modules that the install command names. `go mod tidy` adds what these need themselves. */
export const goMod: Manifest = {
  fileName: 'go.mod',
  installCommand: 'go mod tidy',
  text(install, releaseOf) {
    const module = /\bgo get (\S+)@(\S+)/.exec(install ?? '')
    if (module === null) return undefined
    const [, path = '', release] = module
    return `module example\n\ngo ${GO}\n\nrequire ${path} ${version(releaseOf(path)) ?? release}\n`
  },
}

/** A release on record stands there without the letter that Go has before it. */
const version = (release: string | undefined): string | undefined => (release === undefined ? undefined : `v${release}`)

/** The oldest release of Go that the examples compile with. */
const GO = '1.26'
