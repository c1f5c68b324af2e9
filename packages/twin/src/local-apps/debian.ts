import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { madeOnce } from '../languages/made-once.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../.venv/local-apps', import.meta.url))

/** Where packages come from, and where what is made of them lies. */
export interface DebianPlaces {
  readonly pool: string
  readonly folder: string
}

export const DEBIAN_PLACES: DebianPlaces = { pool: 'https://deb.debian.org/debian/pool/main/', folder: FOLDER }

/** Packages of Debian: path below the pool, and SHA-256. */
export type DebianPackages = Readonly<Record<string, string>>

/** Packages of Debian that are unpacked into a folder of their own: nothing of the machine's is replaced. */
export interface DebianInstall {
  /** The one that holds the program, and its version. */
  readonly package: string
  readonly release: string
  /** It, and all that it needs down to the C library. */
  readonly packages: DebianPackages
  /** What is run, of those in `usr/bin`. */
  readonly programs: readonly string[]
  /** Folders of its libraries. */
  readonly libraries: readonly string[]
  /** Variables that tell it where else something of its own lies. */
  readonly paths?: Readonly<Record<string, string>>
}

/**
 * Unpacks packages, once.
 *
 * @returns the folder of the programs, each started by the loader of its own C library, on a machine with x86-64
 */
export async function unpackedDebian(install: DebianInstall, places = DEBIAN_PLACES): Promise<string> {
  const root = folderOf(install.package, install, places)
  const programs = join(root, 'programs')
  await madeOnce(root, async () => {
    await unpack(install.packages, root, places)
    await mkdir(programs)
    for (const program of install.programs) await writeFile(join(programs, program), starter(install), { mode: 0o755 })
  })
  return programs
}

/** The place of what is made of a description. */
export const folderOf = (name: string, described: unknown, { folder } = DEBIAN_PLACES): string => {
  const digest = createHash('sha256').update(JSON.stringify(described)).digest('hex')
  return join(folder, `${name}-${digest.slice(0, 16)}`)
}

/** Downloads packages and unpacks them into a folder. */
export async function unpack(packages: DebianPackages, root: string, { pool } = DEBIAN_PLACES): Promise<void> {
  await mkdir(root, { recursive: true })
  const file = join(root, 'package.deb')
  for (const [path, sha256] of Object.entries(packages)) {
    await writeFile(file, await downloaded(new URL(path, pool), path, sha256))
    await run('dpkg-deb', ['--extract', file, root])
    await rm(file)
  }
}

/** The pool keeps what a suite has now; the digest is that of the index of packages. */
async function downloaded(url: URL, path: string, sha256: string): Promise<Uint8Array> {
  const answer = await fetch(url)
  if (answer.status === 404) {
    throw new Error(
      `Debian has no ${path} any more: take the path and the SHA-256 of its present version from the index of its suite`,
    )
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== sha256) throw new Error(`${path} has the SHA-256 ${found}`)
  return bytes
}

/** Starts the program that is called as it is. */
const starter = ({ libraries, paths = {} }: DebianInstall): string => `#!/bin/sh
root=$(dirname "$0")/..
${Object.entries(paths)
  .map(([name, path]) => `export ${name}="$root/${path}"\n`)
  .join('')}exec "$root/usr/lib64/ld-linux-x86-64.so.2" \\
  --library-path "${libraries.map((path) => `$root/${path}`).join(':')}" \\
  "$root/usr/bin/$(basename "$0")" "$@"
`
