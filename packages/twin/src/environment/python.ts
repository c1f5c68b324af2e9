import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

const PACKAGE_FOLDER = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = join(PACKAGE_FOLDER, '.venv')
const REQUIREMENTS = join(PACKAGE_FOLDER, 'requirements.txt')
const LOCK = join(PACKAGE_FOLDER, '.venv.lock')
const STAMP = join(FOLDER, 'requirements.sha256')

/** Longer than any installation takes; an older lock was left behind by a process that died. */
const LOCK_EXPIRES_MS = 10 * 60_000

/** Python, or a package that must come from it, cannot be had on this machine. The message says what to install. */
export class PythonMissingError extends Error {
  override readonly name = 'PythonMissingError'
}

export interface PythonEnvironment {
  /** Absolute path of the interpreter that sees the clients. */
  readonly interpreter: string
}

async function stampFor(): Promise<string> {
  return createHash('sha256').update(await readFile(REQUIREMENTS)).digest('hex')
}

async function isReady(stamp: string): Promise<boolean> {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === stamp
}

async function install(stamp: string): Promise<void> {
  await run('python3', ['-c', 'import sys; assert sys.version_info >= (3, 10)']).catch((error: Error) => {
    throw new PythonMissingError(`python3 3.10 or later is needed to run the Python examples: ${error.message}`)
  })
  await rm(FOLDER, { recursive: true, force: true })
  await run('python3', ['-m', 'venv', FOLDER]).catch((error: Error) => {
    throw new PythonMissingError(
      `python3 cannot make a virtual environment (on Debian: apt-get install python3-venv): ${error.message}`,
    )
  })
  const pip = [join(FOLDER, 'bin', 'python3'), ['-m', 'pip', '--disable-pip-version-check', '--quiet']] as const
  // The list is complete, so nothing is resolved; `pip check` says so if it ever is not.
  await run(pip[0], [...pip[1], 'install', '--no-deps', '--requirement', REQUIREMENTS]).catch((error: Error) => {
    throw new PythonMissingError(`The Python clients could not be installed: ${error.message}`)
  })
  await run(pip[0], [...pip[1], 'check'])
  await writeFile(`${STAMP}.new`, stamp)
  await rename(`${STAMP}.new`, STAMP)
}

/**
 * The virtual environment of `requirements.txt`, made on first use and again when the file changes.
 * Several processes may ask at once; one makes it, the others wait.
 *
 * @throws PythonMissingError when python3, its venv module or a package cannot be had
 */
export async function pythonEnvironment(): Promise<PythonEnvironment> {
  const environment = { interpreter: join(FOLDER, 'bin', 'python3') }
  const stamp = await stampFor()
  while (!(await isReady(stamp))) {
    try {
      await mkdir(LOCK)
    } catch {
      const age = Date.now() - (await stat(LOCK).then((found) => found.mtimeMs, Date.now))
      if (age > LOCK_EXPIRES_MS) await rmdir(LOCK).catch(() => undefined)
      await wait(500)
      continue
    }
    try {
      if (!(await isReady(stamp))) await install(stamp)
    } finally {
      await rmdir(LOCK)
    }
  }
  return environment
}
