import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { madeOnce } from '../made-once.ts'
import { RuntimeMissingError } from '../twin-language.ts'

const run = promisify(execFile)

/** It does what `pip install` does in a twentieth of its time, and shares files between environments by hard links. */
const INSTALLER = 'uv==0.13.9'

const FOLDER = fileURLToPath(new URL('../../../.venv/installer', import.meta.url))

/** Settings of pip by which a machine says where packages come from, and the variables by which uv is told the same. */
const SETTINGS: Readonly<Record<string, string>> = {
  'index-url': 'UV_DEFAULT_INDEX',
  'extra-index-url': 'UV_INDEX',
  cert: 'SSL_CERT_FILE',
}

/** What installs packages, and the variables that it needs. */
export interface PythonInstaller {
  readonly program: string
  /** The interpreter of its own environment. */
  readonly interpreter: string
  readonly env: Readonly<Record<string, string>>
}

/** Reads what `pip config list` prints: a line `global.index-url='https://pypi.org/simple'` for each setting. */
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
 * Installs uv, once; pip finds it where the machine's packages come from.
 *
 * @throws RuntimeMissingError when it cannot be had
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
