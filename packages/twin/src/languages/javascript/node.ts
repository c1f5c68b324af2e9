import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { madeOnce } from '../made-once.ts'
import { RuntimeMissingError } from '../twin-language.ts'

const run = promisify(execFile)

const RUNTIMES = fileURLToPath(new URL('../../../../../runtimes', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../.cache/runtimes', import.meta.url))

/** The line of Node.js that examples are run on. */
const LINE = '24'

/** The lines that a sample of them is run on, too. */
const OTHER_LINES = ['22', '26']

/** One Node.js. */
export interface Node {
  /** `24.21.0` */
  readonly version: string
  /** The path of the program. */
  readonly program: string
}

const lineOf = (version: string): string => version.slice(0, version.indexOf('.'))

const OWN: Node = { version: process.versions.node, program: process.execPath }

/**
 * The folder of the packages that one of the lists in `runtimes` names.
 *
 * @throws RuntimeMissingError when npm cannot bring them
 */
async function installed(name: string): Promise<string> {
  const source = join(RUNTIMES, name)
  const lock = await readFile(join(source, 'package-lock.json'))
  const folder = join(CACHE, `${name}-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`)
  try {
    await madeOnce(folder, async () => {
      await mkdir(folder)
      for (const file of ['package.json', 'package-lock.json']) await copyFile(join(source, file), join(folder, file))
      await run('npm', ['ci', '--loglevel=error', '--include=optional'], { cwd: folder })
    })
  } catch (error) {
    throw new RuntimeMissingError(`npm does not bring what runtimes/${name} names: ${String(error)}`)
  }
  return join(folder, 'node_modules')
}

async function nodeIn(packages: string, line: string): Promise<Node> {
  for (const name of await readdir(packages)) {
    if (!/^node-/.test(name)) continue
    const manifest = JSON.parse(await readFile(join(packages, name, 'package.json'), 'utf8')) as { version: string }
    if (lineOf(manifest.version) === line) {
      return { version: manifest.version, program: join(packages, name, 'bin/node') }
    }
  }
  throw new RuntimeMissingError(`npm has no Node.js ${line} for ${process.platform} ${process.arch}`)
}

/** The Node.js that examples are run on: this process's own, or one that npm brings. */
export const exampleNode = async (): Promise<Node> =>
  lineOf(OWN.version) === LINE ? OWN : nodeIn(await installed('node-24'), LINE)

/** The others that a sample of the examples is run on. */
export async function otherNodes(): Promise<readonly Node[]> {
  const packages = await installed('others')
  return Promise.all(OTHER_LINES.map((line) => nodeIn(packages, line)))
}

/** The variables with which a command finds a Node.js, and the npm beside it. */
export const environmentOf = ({ program }: Node): NodeJS.ProcessEnv =>
  program === OWN.program
    ? process.env
    : { ...process.env, PATH: `${join(dirname(program), '../../.bin')}:${process.env['PATH']}` }
