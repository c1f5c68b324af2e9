import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pythonInterpreter } from '../../languages/python/environment.ts'
import type { Shown } from '../sandbox/sandbox.ts'
import { digestOf, lastLine, once, PackagesError, weekOf } from './packages.ts'

const run = promisify(execFile)

/** An interpreter with packages, and the folders that it needs to see. */
export interface PythonEnvironment {
  readonly interpreter: string
  readonly shown: readonly Shown[]
}

/** Where `check` keeps packages and results. */
export const defaultCache = (): string =>
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'model-snippets', 'check')

const REQUIREMENTS = fileURLToPath(new URL('../../languages/python/requirements.txt', import.meta.url))

const nameOf = (specifier: string): string =>
  (/^[\w.-]+/.exec(specifier)?.[0] ?? '').toLowerCase().replace(/[-_.]+/g, '-')

/**
 * Returns an interpreter with these packages. The twin's own environment is used if it has all of them and no release is
 * asked for. Otherwise, packages are installed from wheels, because other packages run code while they're installed.
 *
 * @throws PackagesError if they can't be installed
 */
export async function pythonWith(packages: readonly string[], cache: string): Promise<PythonEnvironment> {
  // The published package comes without that environment.
  const list = existsSync(REQUIREMENTS) ? await readFile(REQUIREMENTS, 'utf8') : ''
  const pinned = new Set(list.split('\n').map(nameOf))
  const isPinned = list !== '' && packages.every((each) => /^[\w.-]+$/.test(each) && pinned.has(nameOf(each)))
  const interpreter = isPinned ? await pythonInterpreter() : await installed(packages, cache)
  const { stdout } = await run(interpreter, [
    ...[
      '-I',
      '-c',
      'import json, os, sys; print(json.dumps([sys.prefix, sys.base_prefix, os.path.realpath(sys.executable)]))',
    ],
  ])
  const [prefix = '', base = '', program = ''] = JSON.parse(stdout) as string[]
  const folders = [prefix, base, dirname(program)].filter((folder) => !folder.startsWith('/usr'))
  const real = await Promise.all(folders.map((folder) => realpath(folder)))
  // A folder inside another one needn't be shown twice.
  const all = [...new Set([...folders, ...real])]
  const outer = all.filter((folder) => !all.some((each) => each !== folder && folder.startsWith(`${each}/`)))
  return { interpreter, shown: outer.map((folder) => [folder, folder]) }
}

async function installed(packages: readonly string[], cache: string): Promise<string> {
  const sorted = [...packages].sort()
  const isExact = sorted.every((each) => each.includes('=='))
  const folder = join(cache, 'python', digestOf(...sorted, isExact ? '' : String(weekOf(Date.now()))))
  await once(folder, async (unfinished) => {
    // Its own path is in its scripts, which nothing here starts.
    await run('python3', ['-m', 'venv', unfinished]).catch((error: Error) => {
      throw new PackagesError(
        `python3 can’t create a virtual environment (on Debian: apt-get install python3-venv): ${error.message}`,
      )
    })
    if (sorted.length === 0) return
    const options = ['--quiet', '--disable-pip-version-check', '--no-input', '--only-binary', ':all:']
    await run(join(unfinished, 'bin', 'python3'), ['-m', 'pip', 'install', ...options, ...sorted], {
      timeout: 10 * 60 * 1000,
      maxBuffer: 1024 ** 2,
    }).catch((error: Error & { stderr?: string }) => {
      throw new PackagesError(`pip install ${sorted.join(' ')}: ${lastLine(error.stderr) ?? error.message}`)
    })
  })
  return join(folder, 'bin', 'python3')
}

/**
 * Returns a `node_modules` folder with these packages. Install scripts don't run.
 *
 * @throws PackagesError if they can't be installed
 */
export async function nodeModulesWith(packages: readonly string[], cache: string): Promise<string | undefined> {
  if (packages.length === 0) return undefined
  const sorted = [...packages].sort()
  const isExact = sorted.every((each) => /.@\d+\.\d+\.\d+/.test(each))
  const folder = join(cache, 'node', digestOf(...sorted, isExact ? '' : String(weekOf(Date.now()))))
  await once(folder, async (unfinished) => {
    await mkdir(unfinished, { recursive: true })
    await writeFile(join(unfinished, 'package.json'), '{"private":true}\n')
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel', 'error']
    await run('npm', ['install', ...options, ...sorted], {
      cwd: unfinished,
      timeout: 10 * 60 * 1000,
      maxBuffer: 1024 ** 2,
    }).catch((error: Error & { stderr?: string }) => {
      throw new PackagesError(`npm install ${sorted.join(' ')}: ${lastLine(error.stderr) ?? error.message}`)
    })
  })
  return join(folder, 'node_modules')
}
