import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { specifiersIn } from '../install-command.ts'
import { madeOnce } from '../made-once.ts'
import { InstallError, RuntimeMissingError } from '../twin-language.ts'
import { pythonInstaller } from './installer.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../../.venv', import.meta.url))

/** The tested releases are only listed here; each framework has its own list. */
const REQUIREMENTS = fileURLToPath(new URL('./requirements.txt', import.meta.url))
const FRAMEWORKS = fileURLToPath(new URL('./frameworks', import.meta.url))
const IPYTHON = fileURLToPath(new URL('./ipython.txt', import.meta.url))

/** A distribution's name in its normal form: `langchain_openai` for `langchain-openai~=1.7`. */
const nameIn = (specifier = ''): string => (/^[\w.-]+/.exec(specifier)?.[0] ?? '').replaceAll('-', '_').toLowerCase()

/** The list of releases for a command: that of its first package if it's a framework, or that of all plain clients. */
async function requirementsFor([first]: readonly string[]): Promise<string> {
  const own = `${nameIn(first)}.txt`
  return (await readdir(FRAMEWORKS)).includes(own) ? join(FRAMEWORKS, own) : REQUIREMENTS
}

/**
 * Returns a framework's tested releases by package name, without creating its environment.
 *
 * @param specifiers the packages in the install command
 * @returns undefined if the command doesn't install a framework
 */
export async function frameworkReleases(
  specifiers: readonly string[],
): Promise<Readonly<Record<string, string>> | undefined> {
  const list = await requirementsFor(specifiers)
  if (list === REQUIREMENTS) return undefined
  const lines = (await readFile(list, 'utf8')).split('\n').map((line) => line.split('=='))
  return Object.fromEntries(
    lines.flatMap(([name, release]) => (release === undefined ? [] : [[nameIn(name), release]])),
  )
}

/** Each command with each version of its list has a separate folder, so that changes don't affect a current run. */
async function folderFor(command: string, requirements: string): Promise<string> {
  const hash = createHash('sha256').update(command).update('\0')
  return join(
    FOLDER,
    hash
      .update(await readFile(requirements))
      .digest('hex')
      .slice(0, 12),
  )
}

/**
 * Files are linked instead of copied: replacing one in either folder doesn't affect the other. A worker may be running
 * there, which compiles modules to numbered temporary files.
 */
const LINK_ALL = `
import os, shutil, sys
shutil.copytree(
    *sys.argv[1:], copy_function=os.link, symlinks=True, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.pyc.*")
)
`

/** An environment's `pip`: the installer, which gets the constraints in its own format. */
const PIP = `#!/bin/sh
UV_CONSTRAINT="$PIP_CONSTRAINT" exec "$PYTHON_INSTALLER" pip "$@"
`

/**
 * Creates a virtual environment with only pip's package, which takes seconds to install and is therefore copied.
 *
 * @param linked the interpreter of another environment, whose packages are linked instead
 */
async function makeVirtualEnvironment(folder: string, linked?: string): Promise<void> {
  await run('python3', ['-c', 'import sys; assert sys.version_info >= (3, 10)']).catch((error: Error) => {
    throw new RuntimeMissingError(`python3 3.10 or later is needed to run the Python examples: ${error.message}`)
  })
  // The installer includes pip, which the machine's python3 may not be able to add to an environment.
  const installer = await pythonInstaller()
  await run('python3', ['-m', 'venv', '--without-pip', folder])
  await writeFile(join(folder, 'bin', 'pip'), PIP, { mode: 0o755 })
  const interpreter = interpreterIn(folder)
  const from = linked ?? installer.interpreter
  const [packages, target] = await Promise.all([sitePackagesOf(from), sitePackagesOf(interpreter)])
  if (linked !== undefined) await run(interpreter, ['-c', LINK_ALL, packages, target])
  else {
    for (const name of (await readdir(packages)).filter((name) => /^pip(?:-.*)?$/.test(name)))
      await cp(join(packages, name), join(target, name), { recursive: true })
  }
}

const sitePackagesOf = async (interpreter: string): Promise<string> =>
  (await run(interpreter, ['-c', 'import sysconfig; print(sysconfig.get_path("purelib"))'])).stdout.trim()

/** Runs a command in a shell with an active virtual environment, in the folder of its list of releases. */
async function type(command: string, folder: string, requirements: string, constraint = ''): Promise<void> {
  const installer = await pythonInstaller()
  await run('sh', ['-c', command], {
    cwd: dirname(requirements),
    env: {
      ...installer.env,
      ...process.env,
      UV_QUIET: '1',
      PIP_CONSTRAINT: constraint,
      PYTHON_INSTALLER: installer.program,
      PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      VIRTUAL_ENV: folder,
    },
  })
}

const interpreterIn = (folder: string): string => join(folder, 'bin', 'python3')

/**
 * Returns the interpreter of the virtual environment with every client, which is created on first use.
 *
 * @throws RuntimeMissingError if python3, its venv module, or a package isn't available
 */
export const pythonInterpreter = (): Promise<string> => interpreterOf(REQUIREMENTS, 'The Python clients')

/**
 * Returns the folder of IPython's packages, which is created on first use.
 *
 * @throws RuntimeMissingError as for the clients
 */
export const ipythonPackages = async (): Promise<string> => sitePackagesOf(await interpreterOf(IPYTHON, 'IPython'))

/** Returns the interpreter of a virtual environment with a list's packages. */
async function interpreterOf(list: string, what: string): Promise<string> {
  const folder = await folderFor('', list)
  await madeOnce(folder, async () => {
    await makeVirtualEnvironment(folder)
    // The list is complete, so nothing must be resolved; `pip check` fails otherwise.
    await type(`pip install --no-deps --requirement ${basename(list)}`, folder, list).catch((error: Error) => {
      throw new RuntimeMissingError(`${what} could not be installed: ${error.message}`)
    })
    await type('pip check', folder, list)
  })
  return interpreterIn(folder)
}

/**
 * Returns the interpreter of a virtual environment with only the packages of an example's install command. The command
 * runs in an empty environment, or in a copy of the one for its first package. The list of requirements determines
 * which release of a range is installed, so the result is the same.
 *
 * @param install `pip install openai~=3.52`
 * @throws RuntimeMissingError if python3 or its venv module isn't available
 * @throws InstallError if the command fails
 */
export async function installedInterpreter(install: string): Promise<string> {
  const requirements = await requirementsFor(specifiersIn(install))
  const folder = await folderFor(install, requirements)
  await madeOnce(folder, async () => {
    const ofFirst = /^pip install (?:"[^"]+"|[\w.~=[\]-]+)/.exec(install)?.[0] ?? install
    await makeVirtualEnvironment(folder, ofFirst === install ? undefined : await installedInterpreter(ofFirst))
    await type(install, folder, requirements, basename(requirements)).catch((error: Error) => {
      throw new InstallError(`${install} did not work in an empty virtual environment: ${error.message}`)
    })
  })
  return interpreterIn(folder)
}
