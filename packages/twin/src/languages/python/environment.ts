import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { RuntimeMissingError } from '../twin-language.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../../.venv', import.meta.url))
const REQUIREMENTS = fileURLToPath(new URL('./requirements.txt', import.meta.url))

/** Longer than any installation takes; an older lock was left behind by a process that died. */
const LOCK_EXPIRES_MS = 10 * 60_000

/** Present when a folder holds all that it should. */
const COMPLETE = 'complete'

/** Each list of requirements has a folder of its own, so that a change pulls nothing from under a run that goes on. */
async function folderFor(): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(REQUIREMENTS))
    .digest('hex')
  return join(FOLDER, hash.slice(0, 12))
}

const isReady = (folder: string): Promise<boolean> =>
  stat(join(folder, COMPLETE)).then(
    () => true,
    () => false,
  )

async function install(folder: string): Promise<void> {
  await run('python3', ['-c', 'import sys; assert sys.version_info >= (3, 10)']).catch((error: Error) => {
    throw new RuntimeMissingError(`python3 3.10 or later is needed to run the Python examples: ${error.message}`)
  })
  await rm(folder, { recursive: true, force: true })
  await run('python3', ['-m', 'venv', folder]).catch((error: Error) => {
    throw new RuntimeMissingError(
      `python3 cannot make a virtual environment (on Debian: apt-get install python3-venv): ${error.message}`,
    )
  })
  const pip = [join(folder, 'bin', 'python3'), ['-m', 'pip', '--disable-pip-version-check', '--quiet']] as const
  // The list is complete, so nothing is resolved; `pip check` says so if it ever is not.
  await run(pip[0], [...pip[1], 'install', '--no-deps', '--requirement', REQUIREMENTS]).catch((error: Error) => {
    throw new RuntimeMissingError(`The Python clients could not be installed: ${error.message}`)
  })
  await run(pip[0], [...pip[1], 'check'])
  await writeFile(join(folder, COMPLETE), '')
}

/**
 * The interpreter of the virtual environment of `requirements.txt`, made on first use and again when the file changes.
 * Several processes may ask at once; one makes it, the others wait.
 *
 * @throws RuntimeMissingError when python3, its venv module or a package cannot be had
 */
export async function pythonInterpreter(): Promise<string> {
  const folder = await folderFor()
  const lock = `${folder}.lock`
  await mkdir(FOLDER, { recursive: true })
  while (!(await isReady(folder))) {
    try {
      await mkdir(lock)
    } catch {
      const age = Date.now() - (await stat(lock).then((found) => found.mtimeMs, Date.now))
      if (age > LOCK_EXPIRES_MS) await rmdir(lock).catch(() => undefined)
      await wait(500)
      continue
    }
    try {
      if (!(await isReady(folder))) await install(folder)
    } finally {
      await rmdir(lock)
    }
  }
  return join(folder, 'bin', 'python3')
}
