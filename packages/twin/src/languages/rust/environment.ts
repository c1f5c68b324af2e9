import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { madeOnce } from '../made-once.ts'
import { COMPILER_MS, InstallError, RuntimeMissingError } from '../twin-language.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../../.cache/rust', import.meta.url))

/** The folder of compiled crates, which projects with the same needs share. */
const TARGET = join(FOLDER, 'target')

/** The folder with the pinned releases. */
const HERE = fileURLToPath(new URL('.', import.meta.url))
const fileOf = (name: string): string => join(HERE, name)

/** The only place with the tested releases and their checksums. */
const LOCK = fileOf('Cargo.lock')

/** On an example's clock, minutes pass in seconds. */
export const FAST_CLOCK = 20

/** Without optimization and debug information, which would delay examples. */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  CARGO_TARGET_DIR: TARGET,
  CARGO_PROFILE_DEV_DEBUG: 'false',
  // One unit each; with several, each one recompiles what it uses from another crate.
  CARGO_PROFILE_DEV_CODEGEN_UNITS: '1',
  CARGO_INCREMENTAL: '0',
  CARGO_TERM_COLOR: 'never',
}

/** Runs cargo with the crates that are already compiled. */
const runCargo = (parameters: readonly string[], cwd: string): Promise<{ stdout: string; stderr: string }> =>
  run('cargo', parameters, { cwd, env: ENVIRONMENT, maxBuffer: 1 << 30, timeout: COMPILER_MS })

/** This machine's Rust. */
export interface Rust {
  readonly release: string
  /** The folder of its programs. */
  readonly bin: string
}

let found: Promise<Rust> | undefined

/**
 * Finds Rust with its package manager and a linker.
 *
 * @throws RuntimeMissingError if no release is new enough
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

/** The oldest release that the examples support. */
const oldestRelease = async (): Promise<string> =>
  /^rust-version = "(.+)"$/m.exec(await readFile(fileOf('Cargo.toml'), 'utf8'))?.[1] ?? ''

/** The second number of `1.85` and `1.85.1`. */
const minorOf = (release: string): number => Number.parseInt(release.split('.')[1] ?? '0', 10)

/** The digest of everything that affects compilation. */
async function digestOf(...texts: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([await findRust(), ...texts]))
  return hash
    .update(await readFile(LOCK))
    .digest('hex')
    .slice(0, 12)
}

/** The programs that compile, run, and read examples. */
export interface RustToolchain {
  readonly rust: Rust
  /** The oldest release that the examples support. */
  readonly oldest: string
  /** The program that reads examples. */
  readonly reader: string
  /** The library that is loaded before an example with modified pauses. */
  readonly pauses: string
  /** The crates of all examples together. */
  readonly everything: RustProject
}

/** Crates that were compiled for examples. */
export type RustProject = readonly string[]

const EXTERNS = 'externs.json'

/**
 * Downloads and compiles the clients' crates, and the programs that run and read examples, once.
 *
 * @throws RuntimeMissingError if Rust or a crate isn't available
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

/** Compiles a project, and returns its own crates in the compiler's format: `reqwest=/…/libreqwest-….rlib`. */
async function build(folder: string, parameters: readonly string[]): Promise<RustProject> {
  const { stderr } = await runCargo(['build', '--verbose', ...parameters], folder)
  const own = stderr.split('\n').findLast((line) => line.includes('--crate-type bin'))
  if (own === undefined) throw new Error(`cargo did not compile ${folder}: ${stderr}`)
  return [...own.matchAll(/--extern '?(\S+?)'?(?= )/g)].map(([, extern = '']) => extern)
}

/**
 * Returns the crates of an example's install command, which runs in an empty folder, with the pinned releases. These
 * are set after the command, because each `cargo add` removes crates that aren't needed yet from a lock file.
 *
 * @param install `cargo init --name example && cargo add …`
 * @throws InstallError if the command fails, or installs a crate that isn't pinned
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

/** Returns a lock file's downloaded crates, each with its checksum. */
const cratesIn = (lock: string): readonly string[] =>
  lock
    .split('\n\n')
    .filter((entry) => entry.includes('checksum = '))
    .map((entry) => [...entry.matchAll(/^(?:name|version|checksum) = "(.*)"$/gm)].map(([, value]) => value).join(' '))

/** The compiler's arguments besides the file. */
const settingsFor = (project: RustProject): readonly string[] => [
  ...['--edition', '2024', '--crate-name', 'example'],
  ...['-L', `dependency=${join(TARGET, 'debug', 'deps')}`],
  ...project.flatMap((extern) => ['--extern', extern]),
]

/**
 * Compiles a program. Warnings count as errors.
 *
 * @throws Error whose `stderr` has the compiler's output
 */
export async function compile({ bin }: Rust, project: RustProject, file: string, program: string): Promise<void> {
  await run(join(bin, 'rustc'), [
    ...settingsFor(project),
    ...['-D', 'warnings', '-C', 'strip=symbols'],
    ...['-o', program, file],
  ])
}

/**
 * Checks a program against every client without producing a binary. Cargo would check each crate first, although all
 * are compiled.
 *
 * @param by the compiler, or clippy instead
 * @param warnings whether they count as errors, or are ignored
 * @throws Error whose `stderr` has the output
 */
export async function check(
  { rust, everything, oldest }: RustToolchain,
  file: string,
  { by, warnings }: { readonly by: 'rustc' | 'clippy-driver'; readonly warnings: 'deny' | 'allow' },
): Promise<void> {
  await run(
    join(rust.bin, by),
    [...settingsFor(everything), `--${warnings}=warnings`, '--emit=metadata', '-o', `${file}.rmeta`, file],
    // The variable, which cargo also sets, tells clippy which features a program may use.
    { env: { ...process.env, CARGO_PKG_RUST_VERSION: oldest }, maxBuffer: 1 << 30, timeout: COMPILER_MS },
  )
}

/** Returns the clients' pinned crates by name. */
export async function pinnedCrates(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(LOCK, 'utf8')
  return new Map(
    [...text.matchAll(/^name = "(.+)"\nversion = "(.+)"$/gm)].map(([, name = '', release = '']) => [name, release]),
  )
}
