import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pythonInstaller } from '../languages/python/installer.ts'
import { debianPython } from './debian-python.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../.venv/libraries', import.meta.url))

/** Where interpreters store compiled files. An environment that is created again in the same place reuses them. */
export const COMPILED = join(FOLDER, 'compiled')

/** Packages that no environment gets: GPU compilers, which no example imports. */
const LEFT_OUT = fileURLToPath(new URL('./left-out.txt', import.meta.url))

/** The complete output, to find out why an installation fails. */
const LONGEST_OUTPUT = 64 * 1024 * 1024

/** Finds a Python release on the machine; otherwise, uses Debian's if there's one. */
const interpreterOf = (uv: string, version: string): Promise<string> =>
  run(uv, ['python', 'find', '--no-python-downloads', '--system', version]).then(
    () => version,
    async () => (await debianPython(version)) ?? version,
  )

/** Prints installers' notes on repositories: https://packaging.python.org/en/latest/specifications/direct-url/ */
const REPOSITORIES = `
import json
from importlib.metadata import distributions
noted = [json.loads(each.read_text("direct_url.json") or "{}") for each in distributions()]
print(json.dumps({each["url"]: each["vcs_info"]["commit_id"] for each in noted if "vcs_info" in each}))
`

/** An environment with the packages of one library's examples. */
export interface LibraryEnvironment {
  readonly folder: string
  /** The folder of its programs, including `python`. */
  readonly bin: string
  /** The variables with which it was created. */
  readonly variables: Readonly<Record<string, string>>
  /** Installs the packages of an example's own line, in the folder of the clone in which the example runs. */
  install(specifiers: readonly string[], cwd?: string): Promise<void>
  /** Returns the release of a distribution; undefined if it isn't installed. */
  release(distribution: string): Promise<string | undefined>
  /** Returns the commit of each repository from which something was installed, by URL. */
  repositories(): Promise<Readonly<Record<string, string>>>
  /** `Python 3.11.7` */
  runtime(): Promise<string>
  remove(): Promise<void>
}

/**
 * Replaces the environment with an empty one. Packages are cached; `UV_CACHE_DIR` selects another folder for the cache.
 *
 * @param version the Python release, such as `3.10`; by default, the machine's own
 * @param name the folder's name, if there are several environments at once
 * @param variables variables for the headers and libraries to compile with
 */
export async function libraryEnvironment(
  version = 'python3',
  name = 'environment',
  variables: Readonly<Record<string, string>> = {},
): Promise<LibraryEnvironment> {
  const installer = await pythonInstaller()
  const uv = installer.program
  const folder = join(FOLDER, name)
  const env = {
    UV_CACHE_DIR: join(FOLDER, 'cache'),
    ...installer.env,
    ...process.env,
    ...variables,
    UV_EXCLUDE: LEFT_OUT,
    UV_LINK_MODE: 'hardlink',
  }
  // Libraries that write to the surrounding repository find this one.
  await mkdir(join(FOLDER, '.git'), { recursive: true })
  await rm(folder, { recursive: true, force: true })
  await run(uv, ['venv', '--quiet', '--seed', '--python', await interpreterOf(uv, version), folder], { env })
  const bin = join(folder, 'bin')
  const python = join(bin, 'python')
  const install = async (words: readonly string[], cwd?: string): Promise<void> => {
    // In an empty environment, everything is the newest release. These options would bypass the installer's cache.
    const specifiers = words.filter((word) => !['-U', '--upgrade'].includes(word))
    await run(uv, ['pip', 'install', '--python', python, ...specifiers], { env, cwd, maxBuffer: LONGEST_OUTPUT })
  }
  return {
    folder,
    bin,
    variables,
    install,
    release: (distribution) => {
      const program = 'import sys; from importlib.metadata import version; print(version(sys.argv[1]))'
      return run(python, ['-c', program, distribution]).then(
        ({ stdout }) => stdout.trim(),
        () => undefined,
      )
    },
    repositories: async () => JSON.parse((await run(python, ['-c', REPOSITORIES])).stdout),
    runtime: async () => (await run(python, ['--version'])).stdout.trim(),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Returns a folder with the packages that an example installs with npm. */
export async function nodeFolder(packages: readonly string[]): Promise<string> {
  const folder = join(FOLDER, 'node')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // Without a manifest here, npm would install into the package of a parent folder.
  await writeFile(join(folder, 'package.json'), '{}')
  await run('npm', ['install', '--silent', '--no-audit', '--no-fund', ...packages], { cwd: folder })
  return folder
}
