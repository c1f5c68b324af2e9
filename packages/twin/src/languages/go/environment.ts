import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { madeOnce } from '../made-once.ts'
import { InstallError, RuntimeMissingError } from '../twin-language.ts'
import { writeOverlay } from './overlay.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../../.cache/go', import.meta.url))

/** The one place that says which releases the tests run with, and its checksums. */
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const MODULE_FILES = ['go.mod', 'go.sum'] as const

/** Minutes of a clock in an example pass in seconds. */
export const FAST_CLOCK = 20

/** Variables under which Go keeps what it downloads and compiles in a folder of this package. */
export const goEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  GOMODCACHE: join(FOLDER, 'modules'),
  GOCACHE: join(FOLDER, 'compiled'),
  GOFLAGS: '-modcacherw',
  GOTOOLCHAIN: 'local',
  GOWORK: 'off',
})

/** The same for what needs no network any more. */
export const offline = (): NodeJS.ProcessEnv => ({ ...goEnvironment(), GOPROXY: 'off' })

/**
 * The release of Go.
 *
 * @throws RuntimeMissingError when there is none, or one that is too old
 */
export async function goRelease(): Promise<string> {
  const pinned = /^go (\S+)$/m.exec(await readFile(fileOf('go.mod'), 'utf8'))?.[1] ?? ''
  const needed = `go ${pinned} or later is needed to run the Go examples`
  const found = await run('go', ['env', 'GOVERSION'], { env: goEnvironment() }).catch((error: Error) => {
    throw new RuntimeMissingError(`${needed}: ${error.message}`)
  })
  const release = /^go(\d+)\.(\d+)\S*/.exec(found.stdout)
  const [major = 0, minor = 0] = pinned.split('.').map(Number)
  if (release === null || Number(release[1]) < major || (Number(release[1]) === major && Number(release[2]) < minor)) {
    throw new RuntimeMissingError(`${needed}, and this is ${found.stdout.trim()}`)
  }
  return release[0].slice(2)
}

/** Everything that decides what is compiled. */
async function digestOf(...texts: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([await goRelease(), ...texts]))
  for (const name of MODULE_FILES) hash.update(await readFile(fileOf(name)))
  return hash.digest('hex').slice(0, 12)
}

/** What compiles examples. */
export interface GoToolchain {
  /** What `go build -overlay` reads. */
  readonly overlay: string
  /** The folder of a module with every client. */
  readonly everything: string
}

/** Packages of Go's own library that examples use, and those of every client: compiled once, for all examples. */
const WARM_UP = `package main

import (
	_ "mime/multipart"
	_ "net/http"

	_ "github.com/openai/openai-go/v3"
)

func main() {
}
`

/**
 * Downloads the modules of the clients, and compiles them, once.
 *
 * @throws RuntimeMissingError when Go or a module cannot be had
 */
export async function goToolchain(): Promise<GoToolchain> {
  const digest = await digestOf(await readFile(fileOf('./overlay.ts'), 'utf8'), WARM_UP)
  const folder = join(FOLDER, `toolchain-${digest}`)
  const everything = join(folder, 'module')
  const overlay = join(folder, 'overlay.json')
  await madeOnce(folder, async () => {
    await mkdir(everything, { recursive: true })
    for (const name of MODULE_FILES) await cp(fileOf(name), join(everything, name))
    await run('go', ['mod', 'download'], { cwd: everything, env: goEnvironment() }).catch((error: Error) => {
      throw new RuntimeMissingError(`The Go clients could not be downloaded: ${error.message}`)
    })
    const { stdout } = await run('go', ['env', 'GOROOT'], { env: goEnvironment() })
    await writeOverlay(stdout.trim(), folder, FAST_CLOCK)
    await writeFile(join(everything, 'warm.go'), WARM_UP)
    await compile({ overlay, everything }, everything, 'warm.go', join(folder, 'warm'))
    for (const path of [join(everything, 'warm.go'), join(folder, 'warm')]) await rm(path)
  })
  return { overlay, everything }
}

/**
 * Compiles a program.
 *
 * @param module a folder with go.mod and go.sum
 * @param file its path, below that folder or as it is
 * @param program where the result goes
 * @throws Error whose `stderr` holds what the compiler says
 */
export async function compile({ overlay }: GoToolchain, module: string, file: string, program: string): Promise<void> {
  // Without symbols it is linked in two thirds of the time.
  const parameters = ['build', '-overlay', overlay, '-ldflags=-s -w', '-o', program, file]
  await run('go', parameters, { cwd: module, env: offline() })
}

/**
 * The folder of a module that an example's own command makes: it is typed in an empty one.
 *
 * @param install `go mod init example && go get …`
 * @throws InstallError when the command fails, or brings a module that the tests are not pinned to
 */
export async function installedModule(install: string): Promise<string> {
  const folder = join(FOLDER, `module-${await digestOf(install)}`)
  await madeOnce(folder, async () => {
    const empty = await mkdtemp(join(tmpdir(), 'install-'))
    try {
      await run('sh', ['-c', install], { cwd: empty, env: goEnvironment() })
      await cp(empty, folder, { recursive: true })
    } catch (error) {
      throw new InstallError(`${install} did not work in an empty folder: ${String(error)}`)
    } finally {
      await rm(empty, { recursive: true })
    }
    const pinned = await readFile(fileOf('go.sum'), 'utf8')
    const sums = (await readFile(join(folder, 'go.sum'), 'utf8')).split('\n')
    const other = sums.filter((line) => !pinned.includes(line))
    if (other.length > 0) {
      throw new InstallError(`${install} brought ${other.join(', ')}, and the tests are not pinned to it`)
    }
  })
  return folder
}

/** The modules that the clients are pinned to, by their paths. */
export async function pinnedModules(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(fileOf('go.mod'), 'utf8')
  return new Map(
    [...text.matchAll(/^(?:require |\t)(\S+) v(\S+)$/gm)].map(([, path = '', release = '']) => [path, release]),
  )
}
