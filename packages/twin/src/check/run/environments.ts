import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pythonInterpreter } from '../../languages/python/environment.ts'
import type { Shown } from '../sandbox/sandbox.ts'

const run = promisify(execFile)

/** An interpreter with packages, and the folders that it needs to see. */
export interface PythonEnvironment {
  readonly interpreter: string
  readonly shown: readonly Shown[]
}

/** The packages couldn't be installed. */
export class PackagesError extends Error {
  override readonly name = 'PackagesError'
}

/** Where `check` keeps packages and results. */
export const defaultCache = (): string =>
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'model-snippets', 'check')

/** Unpinned packages are installed anew each week, so that a release that breaks a program is noticed. */
const weekOf = (now: number): number => Math.floor(now / (7 * 24 * 60 * 60 * 1000))

const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)

const made = new Map<string, Promise<unknown>>()

/** Makes a folder once, also if several programs need it at the same time. */
async function once(folder: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const before = made.get(folder)
  if (before !== undefined) {
    await before
    return
  }
  const work = (async () => {
    if (existsSync(folder)) return
    const unfinished = `${folder}.${process.pid}`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    try {
      await make(unfinished)
      await rename(unfinished, folder)
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      // Another process may have finished first.
      if (!existsSync(folder)) throw error
    }
  })()
  made.set(folder, work)
  await work
}

/** pip and npm say last what went wrong. */
const lastLine = (text = ''): string | undefined =>
  text
    .trim()
    .split('\n')
    .filter((line) => /error|ERR/i.test(line))
    .at(-1)

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
        `python3 can’t make a virtual environment (on Debian: apt-get install python3-venv): ${error.message}`,
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
