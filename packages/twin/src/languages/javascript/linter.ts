import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { LintedProgram, Linter } from '../linter.ts'
import { installedFolder } from './environment.ts'

const run = promisify(execFile)
const TWIN = fileURLToPath(new URL('../../../', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../../../../../node_modules', import.meta.url))
const COMPILER = join(PACKAGES, '.bin/tsc')

/** As a reader's own project may have them, beside what `--init` chooses. */
export const STRICT = {
  module: 'nodenext',
  target: 'es2024',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
}

/** Programs know the types of a browser, too, where a project says nothing of it, or those of Node alone. */
const LIBRARIES: readonly object[] = [{}, { lib: ['es2024'] }]

/** The examples in TypeScript, as the compiler sees them under `strict`. */
export const typeScriptLinter: Linter = {
  name: 'tsc --strict',
  release: async () => {
    const [compiler, types] = await Promise.all(['typescript', '@types/node'].map(releaseOf))
    // What plain clients are pinned to.
    const { devDependencies } = await readJson(join(TWIN, 'package.json'))
    return JSON.stringify([compiler, types, devDependencies])
  },
  folder: import.meta.dirname,
  readsTypeScript: true,
  lint: async (programs) => {
    let said = ''
    for (const options of LIBRARIES) said += await check(programs, options)
    return said
  },
}

const releaseOf = async (name: string): Promise<string> =>
  (await readJson(join(PACKAGES, name, 'package.json'))).version

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

/** What the compiler says of programs. */
async function check(programs: readonly LintedProgram[], options: object): Promise<string> {
  // Below this package, where the clients are.
  const folder = await mkdtemp(join(TWIN, '.typescript-'))
  try {
    const ofFrameworks = programs.filter(({ install }) => install !== null)
    for (const client of new Set(ofFrameworks.map((program) => program.client))) {
      const own = ofFrameworks.filter((program) => program.client === client)
      await makeFolder(join(folder, client), own)
    }
    for (const [place, { client, content, install }] of programs.entries()) {
      await writeFile(join(folder, install === null ? '' : client, `example-${place}.mts`), content)
    }
    const compilerOptions = { ...STRICT, ...options }
    const include = ['*.mts', '*/*.mts']
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
    return await run(COMPILER, ['-p', folder], { maxBuffer: 2 ** 26 }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Makes a folder in which the programs of a framework find what the longest of their commands installs. */
async function makeFolder(folder: string, programs: readonly LintedProgram[]): Promise<void> {
  const installs = programs.map(({ install }) => install ?? '')
  const [install = ''] = installs.toSorted((one, other) => other.length - one.length)
  await mkdir(folder)
  await symlink(join(await installedFolder(install), 'node_modules'), join(folder, 'node_modules'))
}
