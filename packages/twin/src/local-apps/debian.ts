import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { madeOnce } from '../languages/made-once.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../.venv/local-apps', import.meta.url))

/** Where packages come from, and where unpacked ones are stored. */
export interface DebianPlaces {
  readonly pool: string
  readonly folder: string
}

export const DEBIAN_PLACES: DebianPlaces = { pool: 'https://deb.debian.org/debian/pool/main/', folder: FOLDER }

/** Debian packages: SHA-256 by path in the pool. */
export type DebianPackages = Readonly<Record<string, string>>

/** Debian packages that are unpacked into a separate folder, without replacing anything on the machine. */
export interface DebianInstall {
  /** The package with the program, and its version. */
  readonly package: string
  readonly release: string
  /** This package and all its dependencies, including the C library. */
  readonly packages: DebianPackages
  /** The programs in `usr/bin` that are run. */
  readonly programs: readonly string[]
  /** The folders of its libraries. */
  readonly libraries: readonly string[]
  /** Variables with the locations of its other files. */
  readonly paths?: Readonly<Record<string, string>>
}

/**
 * Unpacks packages once.
 *
 * @returns the folder of the programs, each started with its own C library's loader, on an x86-64 machine
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

/** Returns the folder for a description's result. */
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

/** The pool only has a suite's current packages; the digest comes from the package index. */
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

/** Starts the program with the same name. */
const starter = ({ libraries, paths = {} }: DebianInstall): string => `#!/bin/sh
root=$(dirname "$0")/..
${Object.entries(paths)
  .map(([name, path]) => `export ${name}="$root/${path}"\n`)
  .join('')}exec "$root/usr/lib64/ld-linux-x86-64.so.2" \\
  --library-path "${libraries.map((path) => `$root/${path}`).join(':')}" \\
  "$root/usr/bin/$(basename "$0")" "$@"
`
