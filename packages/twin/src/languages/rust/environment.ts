import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { madeOnce } from '../made-once.ts'
import { COMPILER_MS, InstallError, RuntimeMissingError } from '../twin-language.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../../.cache/rust', import.meta.url))

/** Where crates are compiled to: once for all projects that need them alike. */
const TARGET = join(FOLDER, 'target')

/** The folder that holds what the tests are pinned to. */
const HERE = fileURLToPath(new URL('.', import.meta.url))
const fileOf = (name: string): string => join(HERE, name)

/** The one place that says which releases the tests run with, and its checksums. */
const LOCK = fileOf('Cargo.lock')

/** Minutes of a clock in an example pass in seconds. */
export const FAST_CLOCK = 20

/** Neither optimised nor with what a debugger reads, which examples wait for. */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  CARGO_TARGET_DIR: TARGET,
  CARGO_PROFILE_DEV_DEBUG: 'false',
  // In one part each: of several, each compiles again what it takes from another crate.
  CARGO_PROFILE_DEV_CODEGEN_UNITS: '1',
  CARGO_INCREMENTAL: '0',
  CARGO_TERM_COLOR: 'never',
}

/** Runs cargo with what is compiled already. */
const runCargo = (parameters: readonly string[], cwd: string): Promise<{ stdout: string; stderr: string }> =>
  run('cargo', parameters, { cwd, env: ENVIRONMENT, maxBuffer: 1 << 30, timeout: COMPILER_MS })

/** Rust as it was found on this machine. */
export interface Rust {
  readonly release: string
  /** The folder of its programs. */
  readonly bin: string
}

let found: Promise<Rust> | undefined

/**
 * Rust with its package manager and a linker.
 *
 * @throws RuntimeMissingError when there is none that is late enough
 */
export function findRust(): Promise<Rust> {
  found ??= askRust()
  return found
}

async function askRust(): Promise<Rust> {
  const oldest = await oldestRelease()
  try {
    const { stdout } = await run('cargo', ['--version'])
    const [, release = ''] = /^cargo (\d+\.\d+\.\d+)/.exec(stdout) ?? []
    if (minorOf(release) < minorOf(oldest)) throw new Error(`found Rust ${release}`)
    await run('cc', ['--version'])
    const sysroot = await run('rustc', ['--print', 'sysroot'])
    return { release, bin: join(sysroot.stdout.trim(), 'bin') }
  } catch (error) {
    throw new RuntimeMissingError(
      `Rust ${oldest} or later, and a C compiler, are needed to run the Rust examples (see https://rustup.rs): ${error}`,
    )
  }
}

/** The oldest release that the examples are for. */
const oldestRelease = async (): Promise<string> =>
  /^rust-version = "(.+)"$/m.exec(await readFile(fileOf('Cargo.toml'), 'utf8'))?.[1] ?? ''

/** `1.85` and `1.85.1` by the number that counts up. */
const minorOf = (release: string): number => Number.parseInt(release.split('.')[1] ?? '0', 10)

/** Everything that decides what is compiled. */
async function digestOf(...texts: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([await findRust(), ...texts]))
  return hash
    .update(await readFile(LOCK))
    .digest('hex')
    .slice(0, 12)
}

/** What compiles examples, and runs and reads them. */
export interface RustToolchain {
  readonly rust: Rust
  /** The oldest release that the examples are for. */
  readonly oldest: string
  /** The program that reads examples. */
  readonly reader: string
  /** What is loaded before an example whose pauses do not go by as they are. */
  readonly pauses: string
  /** What all examples together need. */
  readonly everything: RustProject
}

/** Crates that were compiled for examples. */
export type RustProject = readonly string[]

const EXTERNS = 'externs.json'

/**
 * Downloads the crates of the clients and compiles them, and what runs and reads examples, once.
 *
 * @throws RuntimeMissingError when Rust or a crate cannot be had
 */
export async function rustToolchain(): Promise<RustToolchain> {
  const rust = await findRust()
  const sources = ['Cargo.toml', 'reader.rs', 'pauses.c']
  const texts = await Promise.all(sources.map((name) => readFile(fileOf(name), 'utf8')))
  const folder = join(FOLDER, `toolchain-${await digestOf(...texts)}`)
  const [reader, pauses] = [join(folder, 'reader'), join(folder, 'pauses.so')]
  await madeOnce(folder, async () => {
    const project = join(folder, 'project')
    await mkdir(project, { recursive: true })
    for (const name of [...sources, 'Cargo.lock']) await cp(fileOf(name), join(project, name))
    const externs = await build(project, ['--locked']).catch((error: Error) => {
      throw new RuntimeMissingError(`The Rust clients could not be compiled: ${error.message}`)
    })
    await writeFile(join(folder, EXTERNS), JSON.stringify(externs))
    await cp(join(TARGET, 'debug', 'reader'), reader)
    await run('cc', ['-O2', '-Wall', '-Wextra', '-Werror', '-shared', '-fPIC', '-o', pauses, fileOf('pauses.c')])
  })
  return { rust, oldest: await oldestRelease(), reader, pauses, everything: await externsIn(folder) }
}

const externsIn = async (folder: string): Promise<RustProject> =>
  JSON.parse(await readFile(join(folder, EXTERNS), 'utf8')) as RustProject

/** Compiles a project; gives what cargo names to the compiler of its own crates: `reqwest=/…/libreqwest-….rlib`. */
async function build(folder: string, parameters: readonly string[]): Promise<RustProject> {
  const { stderr } = await runCargo(['build', '--verbose', ...parameters], folder)
  const own = stderr.split('\n').findLast((line) => line.includes('--crate-type bin'))
  if (own === undefined) throw new Error(`cargo did not compile ${folder}: ${stderr}`)
  const externs = own.matchAll(/--extern '?(\w+)=(\S+?)'?(?= )/g)
  // Several checkouts may share the cache by a link.
  return Promise.all([...externs].map(async ([, crate = '', path = '']) => `${crate}=${await realpath(path)}`))
}

/**
 * What an example's own command brings: it is typed in an empty folder, and the releases are those that are pinned. They
 * are put there when the command is done: each `cargo add` leaves out of a lock file what no crate has needed so far.
 *
 * @param install `cargo init --name example && cargo add …`
 * @throws InstallError when the command fails, or brings a crate that the tests are not pinned to
 */
export async function installedProject(install: string): Promise<RustProject> {
  const folder = join(FOLDER, `project-${await digestOf(install)}`)
  await madeOnce(folder, async () => {
    const empty = await mkdtemp(join(tmpdir(), 'install-'))
    const project = join(folder, 'project')
    try {
      await run('sh', ['-c', install], { cwd: empty, env: ENVIRONMENT })
      await cp(LOCK, join(empty, 'Cargo.lock'))
      await mkdir(folder, { recursive: true })
      await cp(empty, project, { recursive: true })
      await writeFile(join(folder, EXTERNS), JSON.stringify(await build(project, [])))
    } catch (error) {
      throw new InstallError(`${install} did not work in an empty folder: ${String(error)}`)
    } finally {
      await rm(empty, { recursive: true })
    }
    const pinned = cratesIn(await readFile(LOCK, 'utf8'))
    const other = cratesIn(await readFile(join(project, 'Cargo.lock'), 'utf8')).filter(
      (crate) => !pinned.includes(crate),
    )
    if (other.length > 0) {
      throw new InstallError(`${install} brought ${other.join(', ')}, and the tests are not pinned to it`)
    }
  })
  return externsIn(folder)
}

/** Crates of a lock file that come from elsewhere, each with its checksum. */
const cratesIn = (lock: string): readonly string[] =>
  lock
    .split('\n\n')
    .filter((entry) => entry.includes('checksum = '))
    .map((entry) => [...entry.matchAll(/^(?:name|version|checksum) = "(.*)"$/gm)].map(([, value]) => value).join(' '))

/** What a compiler is told of a program, beside its file. */
const settingsFor = (project: RustProject): readonly string[] => [
  ...['--edition', '2024', '--crate-name', 'example'],
  ...['-L', `dependency=${join(TARGET, 'debug', 'deps')}`],
  ...project.flatMap((extern) => ['--extern', extern]),
]

/**
 * Compiles a program. What the compiler warns of counts as an error.
 *
 * @throws Error whose `stderr` holds what the compiler says
 */
export async function compile({ bin }: Rust, project: RustProject, file: string, program: string): Promise<void> {
  await run(join(bin, 'rustc'), [
    ...settingsFor(project),
    ...['-D', 'warnings', '-C', 'strip=symbols'],
    ...['-o', program, file],
  ])
}

/**
 * Looks through a program with every client, and makes none. Cargo would look through each crate first, though all are
 * compiled.
 *
 * @param by the compiler, or clippy in its place
 * @param warnings whether these count as errors, or not at all
 * @throws Error whose `stderr` holds what is said
 */
export async function check(
  { rust, everything, oldest }: RustToolchain,
  file: string,
  { by, warnings }: { readonly by: 'rustc' | 'clippy-driver'; readonly warnings: 'deny' | 'allow' },
): Promise<void> {
  await run(
    join(rust.bin, by),
    [...settingsFor(everything), `--${warnings}=warnings`, '--emit=metadata', '-o', `${file}.rmeta`, file],
    // By it clippy knows what a program may use, as cargo tells it.
    { env: { ...process.env, CARGO_PKG_RUST_VERSION: oldest }, maxBuffer: 1 << 30, timeout: COMPILER_MS },
  )
}

/** The releases of the crates that the clients are pinned to, by their names. */
export async function pinnedCrates(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(LOCK, 'utf8')
  return new Map(
    [...text.matchAll(/^name = "(.+)"\nversion = "(.+)"$/gm)].map(([, name = '', release = '']) => [name, release]),
  )
}
