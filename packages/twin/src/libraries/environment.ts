import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pythonInstaller } from '../languages/python/installer.ts'
import { debianPython } from './debian-python.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../.venv/libraries', import.meta.url))

/** Where interpreters keep what they compile: an environment that is made again at the same place finds it there. */
export const COMPILED = join(FOLDER, 'compiled')

/** What is left out of every environment: compilers for graphics cards, which nothing here imports. */
const LEFT_OUT = fileURLToPath(new URL('./left-out.txt', import.meta.url))

/** All that was said, for whoever must find out why an installation fails. */
const LONGEST_OUTPUT = 64 * 1024 * 1024

/** A version of Python that the machine has, as it is asked for; else what starts Debian's, where there is one. */
const interpreterOf = (uv: string, version: string): Promise<string> =>
  run(uv, ['python', 'find', '--no-python-downloads', '--system', version]).then(
    () => version,
    async () => (await debianPython(version)) ?? version,
  )

/** Prints what installers note of repositories: https://packaging.python.org/en/latest/specifications/direct-url/ */
const REPOSITORIES = `
import json
from importlib.metadata import distributions
noted = [json.loads(each.read_text("direct_url.json") or "{}") for each in distributions()]
print(json.dumps({each["url"]: each["vcs_info"]["commit_id"] for each in noted if "vcs_info" in each}))
`

/** An environment that holds what one library's examples install. */
export interface LibraryEnvironment {
  readonly folder: string
  /** Folder of its programs, `python` among them. */
  readonly bin: string
  /** Variables with which it was made. */
  readonly variables: Readonly<Record<string, string>>
  /** Installs, as an example's own line says, in a folder: that of the clone that an example is run in. */
  install(specifiers: readonly string[], cwd?: string): Promise<void>
  /** The release of a distribution; undefined where it is not there. */
  release(distribution: string): Promise<string | undefined>
  /** By address: the commit of each repository that something was installed from. */
  repositories(): Promise<Readonly<Record<string, string>>>
  /** `Python 3.11.7` */
  runtime(): Promise<string>
  remove(): Promise<void>
}

/**
 * Makes an empty environment of Python, in the place of the one before it. What is installed is kept in a cache: `UV_CACHE_DIR` names another place for it.
 *
 * @param version of Python, `3.10`; without it the one that is there
 * @param name of its folder, where there is more than one at once
 * @param variables that lead to what is compiled against
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
  // Libraries that write into the repository around them find this one.
  await mkdir(join(FOLDER, '.git'), { recursive: true })
  await rm(folder, { recursive: true, force: true })
  await run(uv, ['venv', '--quiet', '--seed', '--python', await interpreterOf(uv, version), folder], { env })
  const bin = join(folder, 'bin')
  const python = join(bin, 'python')
  const install = async (words: readonly string[], cwd?: string): Promise<void> => {
    // In an empty environment all is the newest; the installer would fetch again what its cache holds.
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

/** A folder that holds what an example installs with npm. */
export async function nodeFolder(packages: readonly string[]): Promise<string> {
  const folder = join(FOLDER, 'node')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // Without one of its own, npm installs into the package of a folder above.
  await writeFile(join(folder, 'package.json'), '{}')
  await run('npm', ['install', '--silent', '--no-audit', '--no-fund', ...packages], { cwd: folder })
  return folder
}
