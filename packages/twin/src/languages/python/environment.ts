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

/** The one place that says which releases the tests run with; a framework has a list of its own. */
const REQUIREMENTS = fileURLToPath(new URL('./requirements.txt', import.meta.url))
const FRAMEWORKS = fileURLToPath(new URL('./frameworks', import.meta.url))
const IPYTHON = fileURLToPath(new URL('./ipython.txt', import.meta.url))

/** The name of a distribution as it is compared: `langchain_openai` of `langchain-openai~=1.7`. */
const nameIn = (specifier = ''): string => (/^[\w.-]+/.exec(specifier)?.[0] ?? '').replaceAll('-', '_').toLowerCase()

/** The list of releases that bounds a command: that of the framework which it names first, or of all plain clients. */
async function requirementsFor([first]: readonly string[]): Promise<string> {
  const own = `${nameIn(first)}.txt`
  return (await readdir(FRAMEWORKS)).includes(own) ? join(FRAMEWORKS, own) : REQUIREMENTS
}

/**
 * What a framework is run with, without making its environment: releases by the names of their packages.
 *
 * @param specifiers what a command installs
 * @returns undefined where it names no framework
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

/** Each command, and each state of its list, has a folder of its own: a change pulls nothing from under a run that goes on. */
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
 * Files are linked, not copied: what replaces one in either folder leaves the other as it is. A worker may run there, whose
 * modules are compiled into files with a number behind their names, until they are whole.
 */
const LINK_ALL = `
import os, shutil, sys
shutil.copytree(
    *sys.argv[1:], copy_function=os.link, symlinks=True, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.pyc.*")
)
`

/** What `pip` is in an environment: the installer, which is told in its own way what bounds the releases. */
const PIP = `#!/bin/sh
UV_CONSTRAINT="$PIP_CONSTRAINT" exec "$PYTHON_INSTALLER" pip "$@"
`

/**
 * Makes a virtual environment with pip's package alone, which takes seconds to install and is copied.
 *
 * @param linked interpreter of another one, all of whose packages come along instead
 */
async function makeVirtualEnvironment(folder: string, linked?: string): Promise<void> {
  await run('python3', ['-c', 'import sys; assert sys.version_info >= (3, 10)']).catch((error: Error) => {
    throw new RuntimeMissingError(`python3 3.10 or later is needed to run the Python examples: ${error.message}`)
  })
  // It has pip, for which python3 may lack something that an environment without it does not need.
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

/** Types a command into a shell whose virtual environment is active, in the folder of the list that bounds it. */
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
 * The interpreter of the virtual environment that has every client, made on first use.
 *
 * @throws RuntimeMissingError when python3, its venv module or a package cannot be had
 */
export const pythonInterpreter = (): Promise<string> => interpreterOf(REQUIREMENTS, 'The Python clients')

/**
 * The folder of IPython's packages, made on first use.
 *
 * @throws RuntimeMissingError as for the clients
 */
export const ipythonPackages = async (): Promise<string> => sitePackagesOf(await interpreterOf(IPYTHON, 'IPython'))

/** The interpreter of a virtual environment that holds what a list names. */
async function interpreterOf(list: string, what: string): Promise<string> {
  const folder = await folderFor('', list)
  await madeOnce(folder, async () => {
    await makeVirtualEnvironment(folder)
    // The list is complete, so nothing is resolved; `pip check` says so if it ever is not.
    await type(`pip install --no-deps --requirement ${basename(list)}`, folder, list).catch((error: Error) => {
      throw new RuntimeMissingError(`${what} could not be installed: ${error.message}`)
    })
    await type('pip check', folder, list)
  })
  return interpreterIn(folder)
}

/**
 * The interpreter of a virtual environment that holds what an example's own command installs, and nothing else: the
 * command is typed into an empty one, or into a copy of the one that its first package alone makes. Which release of a
 * range comes is bound by the list of requirements, so that both come to the same.
 *
 * @param install `pip install openai~=3.52`
 * @throws RuntimeMissingError when python3 or its venv module cannot be had
 * @throws InstallError when the command fails
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
