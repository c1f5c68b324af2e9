import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { madeOnce } from '../made-once.ts'
import { COMPILER_MS, InstallError, RuntimeMissingError } from '../twin-language.ts'
import { COMPILER_FLAGS } from './compiler-flags.ts'
import { writeOverlay } from './overlay.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../../.cache/go', import.meta.url))

/** Where Go keeps the modules that it downloads, and other releases of itself. */
const MODULES = join(FOLDER, 'modules')

/** The one place that says which releases the tests run with, and its checksums. */
const HERE = fileURLToPath(new URL('.', import.meta.url))
const fileOf = (name: string): string => join(HERE, name)
const MODULE_FILES = ['go.mod', 'go.sum'] as const

/** Minutes of a clock in an example pass in seconds. */
export const FAST_CLOCK = 20

/** Variables under which Go keeps what it downloads and compiles in a folder of this package. */
function goEnvironment(root?: string): NodeJS.ProcessEnv {
  const { GOROOT: _root, ...others } = process.env
  return {
    ...others,
    GOMODCACHE: MODULES,
    GOCACHE: join(FOLDER, 'compiled'),
    GOFLAGS: '-modcacherw',
    GOWORK: 'off',
    // Until the release is found, the one that is there fetches the one that go.mod asks for.
    GOTOOLCHAIN: root === undefined ? 'auto' : 'local',
    PATH: root === undefined ? process.env['PATH'] : `${join(root, 'bin')}:${process.env['PATH']}`,
  }
}

/**
 * Runs `go` of the release that was found, without the network.
 *
 * @throws Error whose `stderr` holds what it says
 */
export function runGo({ root }: GoRelease, parameters: readonly string[], cwd: string): Promise<{ stdout: string }> {
  const env = { ...goEnvironment(root), GOPROXY: 'off' }
  return run(join(root, 'bin', 'go'), parameters, { cwd, env, timeout: COMPILER_MS })
}

/** A release of Go, and the folder that holds it. */
export interface GoRelease {
  readonly release: string
  readonly root: string
}

async function askedOf(program: string): Promise<GoRelease> {
  const { stdout } = await run(program, ['env', 'GOVERSION', 'GOROOT'], { cwd: HERE, env: goEnvironment() })
  const [version = '', root = ''] = stdout.trim().split('\n')
  return { release: version.replace(/^go/, ''), root }
}

let found: Promise<GoRelease> | undefined

/**
 * The release of Go that examples are compiled with: the one of the machine if it is late enough, otherwise one that it
 * downloads as a module.
 *
 * @throws RuntimeMissingError when there is none
 */
export function goRelease(): Promise<GoRelease> {
  found ??= findGo()
  return found
}

async function findGo(): Promise<GoRelease> {
  const pinned = /^go (\S+)$/m.exec(await readFile(fileOf('go.mod'), 'utf8'))?.[1] ?? ''
  try {
    const there = await askedOf('go')
    // Before 1.21 it downloads no other release by itself.
    const found = isAtLeast(there.release, pinned) ? there : await askedOf(await downloadedGo(pinned))
    return await apartFromModules(found)
  } catch (error) {
    throw new RuntimeMissingError(`Go ${pinned} or later is needed to run the Go examples: ${error}`)
  }
}

function isAtLeast(release: string, pinned: string): boolean {
  const [ours = [], other = []] = [pinned, release].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  )
  const different = ours.findIndex((number, place) => number !== (other[place] ?? 0))
  return different === -1 || (other[different] ?? 0) > (ours[different] ?? 0)
}

/** The same release in a folder of its own: below that of the modules, no file may be replaced. */
async function apartFromModules({ release, root }: GoRelease): Promise<GoRelease> {
  if (!root.startsWith(MODULES)) return { release, root }
  const folder = join(FOLDER, `release-${release}`)
  await madeOnce(folder, () => cp(root, folder, { recursive: true }))
  return { release, root: folder }
}

const PROCESSORS: Readonly<Record<string, string>> = { x64: 'amd64' }

/** The program `go` of a release that a Go before it fetched, ready as a later one would have made it. */
async function downloadedGo(release: string): Promise<string> {
  const processor = PROCESSORS[process.arch] ?? process.arch
  const module = `golang.org/toolchain@v0.0.1-go${release}.${process.platform}-${processor}`
  const empty = await mkdtemp(join(tmpdir(), 'go-'))
  try {
    const { stdout } = await run('go', ['mod', 'download', '-json', module], { cwd: empty, env: goEnvironment() })
    const { Dir: folder } = JSON.parse(stdout) as { readonly Dir: string }
    // Modules hold no programs, and no other modules: https://go.dev/doc/toolchain.
    for (const path of ['bin', 'pkg/tool']) await run('chmod', ['-R', '+x', join(folder, path)])
    await cp(join(folder, 'src', '_go.mod'), join(folder, 'src', 'go.mod'))
    return join(folder, 'bin', 'go')
  } finally {
    await rm(empty, { recursive: true })
  }
}

/** Everything that decides what is compiled. */
async function digestOf(...texts: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([await goRelease(), COMPILER_FLAGS, ...texts]))
  for (const name of MODULE_FILES) hash.update(await readFile(fileOf(name)))
  return hash.digest('hex').slice(0, 12)
}

/** What compiles examples. */
export interface GoToolchain {
  readonly go: GoRelease
  /** What `go build -overlay` reads. */
  readonly overlay: string
  /** The folder of a module with every client. */
  readonly everything: string
  /** The program that reads examples. */
  readonly reader: string
}

/** Packages of Go's own library that examples use, and those of every client: compiled once, for all examples. */
const WARM_UP = `package main

import (
	_ "mime/multipart"
	_ "net/http"

	_ "github.com/invopop/jsonschema"
	_ "github.com/openai/openai-go/v3"
	_ "github.com/santhosh-tekuri/jsonschema/v6"
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
  const go = await goRelease()
  const sources = await Promise.all(['overlay.ts', 'reader.go'].map((name) => readFile(fileOf(name), 'utf8')))
  const folder = join(FOLDER, `toolchain-${await digestOf(...sources, WARM_UP)}`)
  const everything = join(folder, 'module')
  const toolchain = { go, overlay: join(folder, 'overlay.json'), everything, reader: join(folder, 'reader') }
  await madeOnce(folder, async () => {
    await mkdir(everything, { recursive: true })
    for (const name of MODULE_FILES) await cp(fileOf(name), join(everything, name))
    await run(join(go.root, 'bin', 'go'), ['mod', 'download'], {
      cwd: everything,
      env: goEnvironment(go.root),
    }).catch((error: Error) => {
      throw new RuntimeMissingError(`The Go clients could not be downloaded: ${error.message}`)
    })
    await writeOverlay(go.root, folder, FAST_CLOCK)
    await writeFile(join(everything, 'warm.go'), WARM_UP)
    await compile(toolchain, everything, 'warm.go', join(folder, 'warm'))
    for (const path of [join(everything, 'warm.go'), join(folder, 'warm')]) await rm(path)
    await compile(toolchain, everything, fileOf('reader.go'), toolchain.reader)
  })
  return toolchain
}

/**
 * Compiles a program.
 *
 * @param module a folder with go.mod and go.sum
 * @param file its path, below that folder or as it is
 * @param program where the result goes
 * @throws Error whose `stderr` holds what the compiler says
 */
export async function compile(
  { go, overlay }: Pick<GoToolchain, 'go' | 'overlay'>,
  module: string,
  file: string,
  program: string,
): Promise<void> {
  // Without symbols it is linked in two thirds of the time.
  await runGo(go, ['build', '-overlay', overlay, COMPILER_FLAGS, '-ldflags=-s -w', '-o', program, file], module)
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
      await run('sh', ['-c', install], { cwd: empty, env: goEnvironment((await goRelease()).root) })
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
