import { execFile } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { madeOnce } from '../languages/made-once.ts'
import { DEBIAN_PLACES, type DebianPackages, folderOf, unpack } from './debian.ts'

const run = promisify(execFile)

const LONGEST_OUTPUT = 64 * 1024 * 1024

/** A program that is built from a Go module, and from headers that the module lacks. */
export interface GoInstall {
  /** The module, and its version without `v`. */
  readonly package: string
  readonly release: string
  readonly headers: {
    readonly packages: DebianPackages
    /** Paths under `usr/include` that the module uses, and their paths in the packages. */
    readonly links: Readonly<Record<string, string>>
  }
}

/**
 * Builds a program once, one file at a time, because parts of some programs need much memory.
 *
 * @returns its folder
 */
export async function builtGo(install: GoInstall, places = DEBIAN_PLACES): Promise<string> {
  const { package: module, release, headers } = install
  const root = folderOf(module.slice(module.lastIndexOf('/') + 1), install, places)
  const programs = join(root, 'programs')
  await madeOnce(root, async () => {
    await unpack(headers.packages, root, places)
    const include = join(root, 'usr/include')
    for (const [path, target] of Object.entries(headers.links)) {
      await mkdir(dirname(join(include, path)), { recursive: true })
      await symlink(join(include, target), join(include, path))
    }
    const env = { ...process.env, GOBIN: programs, CGO_CPPFLAGS: `-I${include}` }
    await run('go', ['install', '-p=1', `${module}@v${release}`], { env, maxBuffer: LONGEST_OUTPUT })
  })
  return programs
}
