import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { madeOnce } from '../made-once.ts'
import { RuntimeMissingError } from '../twin-language.ts'

const run = promisify(execFile)

/** Does the same as `pip install` in a twentieth of the time, and shares files between environments by hard links. */
const INSTALLER = 'uv==0.13.9'

const FOLDER = fileURLToPath(new URL('../../../.venv/installer', import.meta.url))

/** pip's settings for a machine's package index, and the equivalent variables of uv. */
const SETTINGS: Readonly<Record<string, string>> = {
  'index-url': 'UV_DEFAULT_INDEX',
  'extra-index-url': 'UV_INDEX',
  cert: 'SSL_CERT_FILE',
}

/** The installer with the variables that it needs. */
export interface PythonInstaller {
  readonly program: string
  /** The interpreter of its own environment. */
  readonly interpreter: string
  readonly env: Readonly<Record<string, string>>
}

/** Parses the output of `pip config list`, with a line `global.index-url='https://pypi.org/simple'` per setting. */
export function settingsFromPip(list: string): Record<string, string> {
  const found = list.matchAll(/^[\w:-]+\.([\w-]+)='(.*)'$/gm)
  return Object.fromEntries(
    [...found].flatMap(([, name = '', value = '']) => {
      const variable = SETTINGS[name]
      return variable === undefined ? [] : [[variable, value]]
    }),
  )
}

let found: Promise<PythonInstaller> | undefined

/**
 * Installs uv once, from the machine's package index, with pip.
 *
 * @throws RuntimeMissingError if it can't be installed
 */
export function pythonInstaller(): Promise<PythonInstaller> {
  found ??= makeInstaller()
  return found
}

async function makeInstaller(): Promise<PythonInstaller> {
  const bin = join(FOLDER, 'bin')
  await madeOnce(FOLDER, async () => {
    await run('python3', ['-m', 'venv', FOLDER]).catch((error: Error) => {
      throw new RuntimeMissingError(
        `python3 cannot make a virtual environment (on Debian: apt-get install python3-venv): ${error.message}`,
      )
    })
    await run(join(bin, 'pip'), ['install', '--quiet', '--disable-pip-version-check', INSTALLER]).catch(
      (error: Error) => {
        throw new RuntimeMissingError(`${INSTALLER} could not be installed: ${error.message}`)
      },
    )
  })
  const { stdout } = await run(join(bin, 'pip'), ['config', 'list'])
  return { program: join(bin, 'uv'), interpreter: join(bin, 'python3'), env: settingsFromPip(stdout) }
}
