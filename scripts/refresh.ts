/**
 * Updates the clients to the newest releases that their install commands allow, runs everything affected, and reports
 * what changed and what broke. Releases outside a range are listed but not used, because that requires a change of the
 * client's record.
 *
 * It also starts coding agents that have a new release, and reports the set-ups that this breaks. For the catalog, it
 * lists models that no source has mentioned for a quarter, and those that are no longer on the hub at `HUB_URL`.
 *
 *     npm run refresh              does everything
 *     npm run refresh -- --look    only looks up releases, without changes
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { CLIENTS } from '@model-snippets/core'
import { CODING_AGENTS, listAgentRuns } from '@model-snippets/core/agents'
import { MODELS } from '@model-snippets/core/catalogue'
import { readHubSettings } from '@model-snippets/hub'
import type { ModelSources } from '../packages/core/src/model/catalogue/sources.ts'
import { describeQuietModels } from './quiet-models.ts'

const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)))
const REQUIREMENTS = join(ROOT, 'packages/twin/src/languages/python/requirements.txt')
/** A list for each framework, named after its package. */
const FRAMEWORKS = join(ROOT, 'packages/twin/src/languages/python/frameworks')
const NPM_FRAMEWORKS = join(ROOT, 'packages/twin/src/languages/javascript/frameworks')
/** The packages of this repository that pin JavaScript clients; the benchmarks have a separate lock file. */
const MANIFESTS = ['package.json', 'packages/twin/package.json', 'benchmarks/package.json']

/** A registry's releases of one client's package. */
export interface Moved {
  /** `python/openai` */
  readonly client: string
  /** As in the install command: `openai~=3.52`, `openai@7`. */
  readonly specifier: string
  readonly name: string
  /** The pinned release, which the tests use. */
  readonly pinned: string
  /** The newest release in the range. */
  readonly within: string
  /** The newest release. */
  readonly newest: string
}

const output = (program: string, ...parameters: string[]): string =>
  execFileSync(program, parameters, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

interface PipReport {
  readonly install: readonly { readonly metadata: { readonly version: string } }[]
}

/** Returns the release that pip would install now. */
function pipWouldInstall(specifier: string): string {
  const options = ['install', '--dry-run', '--ignore-installed', '--no-deps', '--quiet', '--report', '-']
  const report = JSON.parse(output('python3', '-m', 'pip', ...options, specifier)) as PipReport
  return report.install[0]?.metadata.version ?? 'none'
}

/** Returns the newest npm release in a range. */
function npmWouldInstall(specifier: string): string {
  const found = JSON.parse(output('npm', 'view', specifier, 'version', '--json')) as string | readonly string[]
  return typeof found === 'string' ? found : (found.at(-1) ?? 'none')
}

const normal = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, '-')

/** Returns a distribution's release in the list of requirements. */
export function pinnedIn(requirements: string, name: string): string {
  const lines = requirements.split('\n').map((line) => line.split('=='))
  return lines.find(([found = '']) => normal(found) === normal(name))?.[1] ?? 'none'
}

/** Returns the name in `openai~=3.52`, `pydantic-ai-slim[openai]~=2.68`, `openai@7`, or `@huggingface/inference@4`. */
export const nameIn = (specifier: string): string => /^@?[^@~=<>!\s[]+/.exec(specifier)?.[0] ?? specifier

/** Splits a command into words without shell quotes. */
const wordsOf = (command: string): readonly string[] => command.replaceAll('"', '').split(' ')

/** Whether a client's releases are looked up in a registry. Those of other languages are pinned by hand in the twin. */
export const isAsked = (install: string | null): boolean => /^(?:pip|npm) install /.test(install ?? '')

/** Returns a line with the clients whose releases weren't looked up. */
export function describeNotAsked(): string {
  const names = CLIENTS.flatMap(({ language, id, install }) =>
    install === null || isAsked(install) ? [] : [`${language}/${id}`],
  )
  return `Not asked for, as only pip and npm are: ${names.join(', ')}`
}

/** Looks up the releases of each client's package. */
function lookUp(): Moved[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'packages/twin/package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  return CLIENTS.flatMap(({ framework, language, id, install }): Moved[] => {
    const [program, , specifier] = isAsked(install) ? wordsOf(install ?? '') : []
    if (specifier === undefined) return []
    const name = nameIn(specifier)
    const client = `${language}/${id}`
    if (program === 'pip') {
      const list = framework ? join(FRAMEWORKS, `${normal(name).replaceAll('-', '_')}.txt`) : REQUIREMENTS
      const pinned = pinnedIn(readFileSync(list, 'utf8'), name)
      return [{ client, specifier, name, pinned, within: pipWouldInstall(specifier), newest: pipWouldInstall(name) }]
    }
    const releases = framework ? npmList(join(NPM_FRAMEWORKS, listNameOf(name))) : manifest.devDependencies
    const pinned = releases[name] ?? 'none'
    const newest = npmWouldInstall(`${name}@latest`)
    return [{ client, specifier, name, pinned, within: npmWouldInstall(specifier), newest }]
  })
}

/** Returns the file name of a JavaScript framework's list, from its package name. */
export const listNameOf = (name: string): string => `${name.replace('@', '').replace('/', '-')}.json`

const npmList = (list: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>

/** Returns a line for each client: what moved in its range, and what's newer. */
export function describeMoved(moved: readonly Moved[]): string {
  return moved
    .map(({ client, specifier, pinned, within, newest }) => {
      const moves = within === pinned ? `${pinned}, the newest of ${specifier}` : `${pinned} -> ${within}`
      return `${client}: ${moves}${newest === within ? '' : `; beyond ${specifier} there is ${newest}`}`
    })
    .join('\n')
}

/** Rewrites the Python requirements with what the install commands currently install in an empty environment. */
function moveRequirements(): void {
  const text = readFileSync(REQUIREMENTS, 'utf8')
  const named = CLIENTS.flatMap(({ framework, install }) =>
    !framework && install?.startsWith('pip install ') ? wordsOf(install).slice(2) : [],
  )
  // Packages that a client imports for some results, and that examples install in addition.
  const beside = ['numpy', 'pillow'].filter((name) => pinnedIn(text, name) !== 'none')
  moveList(REQUIREMENTS, [...named, ...beside])
  for (const list of readdirSync(FRAMEWORKS).map((name) => join(FRAMEWORKS, name))) {
    moveList(list, madeOf(readFileSync(list, 'utf8')))
  }
}

/** Returns the packages from which a framework's list was made, from the command in its first line. */
export const madeOf = (list: string): readonly string[] =>
  /pip install (.+) && pip freeze/.exec(list)?.slice(1).flatMap(wordsOf) ?? []

function moveList(list: string, specifiers: readonly string[]): void {
  const [heading = ''] = readFileSync(list, 'utf8').split('\n')
  const folder = mkdtempSync(join(tmpdir(), 'refresh-'))
  try {
    output('python3', '-m', 'venv', folder)
    const pip = join(folder, 'bin', 'pip')
    output(pip, '--disable-pip-version-check', 'install', '--quiet', ...specifiers)
    writeFileSync(list, `${heading}\n${output(pip, 'freeze')}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Rewrites the lists of JavaScript frameworks with the newest compatible release of each package. */
function moveNpmLists(): void {
  for (const list of readdirSync(NPM_FRAMEWORKS).map((name) => join(NPM_FRAMEWORKS, name))) {
    const moved = Object.entries(npmList(list)).map(([name, pinned]) => [name, npmWouldInstall(`${name}@^${pinned}`)])
    writeFileSync(list, `${JSON.stringify(Object.fromEntries(moved), null, 2)}\n`)
  }
}

/** Pins this repository's packages to newer releases, and updates the lock files. */
function movePackages(moved: readonly Moved[]): void {
  for (const path of MANIFESTS) {
    const file = join(ROOT, path)
    const before = readFileSync(file, 'utf8')
    const after = moved.reduce(
      (text, { name, pinned, within }) => text.replaceAll(`"${name}": "${pinned}"`, `"${name}": "${within}"`),
      before,
    )
    if (after !== before) writeFileSync(file, after)
  }
  output('npm', 'install')
  output('npm', 'install', '--prefix', 'benchmarks')
}

/** Returns the catalog models to review. */
function lookAtModels(): Promise<string> {
  const file = join(ROOT, 'packages/core/src/model/catalogue/sources.json')
  const known = JSON.parse(readFileSync(file, 'utf8')) as ModelSources
  const today = new Date().toISOString().slice(0, 10)
  return describeQuietModels(MODELS, known, today, readHubSettings(process.env))
}

/** Runs a command of this repository and shows its output. @returns whether it succeeded */
function succeeds(...parameters: string[]): boolean {
  // This script's TypeScript configuration doesn't apply to the command.
  const { TSX_TSCONFIG_PATH: _, ...env } = process.env
  return spawnSync('npm', ['run', ...parameters], { cwd: ROOT, stdio: 'inherit', env }).status === 0
}

/** Looks up the coding agents' releases in their registries; the last release that ran counts as pinned. */
const lookUpAgents = (): Moved[] =>
  CODING_AGENTS.map(({ id, package: { registry, name, line } }) => {
    const pinned = listAgentRuns().find(({ agent }) => agent === id)?.release ?? 'none'
    if (registry === 'pypi') {
      const specifier = `${name}==${line}.*`
      const newest = pipWouldInstall(name)
      return { client: id, specifier, name, pinned, within: pipWouldInstall(specifier), newest }
    }
    const specifier = `${name}@${line}`
    const newest = npmWouldInstall(`${name}@latest`)
    return { client: id, specifier, name, pinned, within: npmWouldInstall(specifier), newest }
  })

/** Starts the agents that have a new release. @returns whether their set-ups still work */
const agentsWork = (agents: readonly Moved[]): boolean =>
  agents
    .filter(({ pinned, newest }) => pinned !== newest)
    .map(({ client }) => succeeds('verify', '--', '--agents', '--release', 'latest', '--only', client))
    .every((works) => works)

async function main(): Promise<number> {
  const found = lookUp()
  const agents = lookUpAgents()
  console.log(`${describeMoved([...found, ...agents])}\n${describeNotAsked()}\n\n${await lookAtModels()}`)
  const moved = found.filter(({ pinned, within }) => pinned !== within)
  if (process.argv.includes('--look')) return 0
  const areAgentsWell = agentsWork(agents)
  if (moved.length === 0) return areAgentsWell ? 0 : 1
  moveRequirements()
  moveNpmLists()
  movePackages(moved)
  const passed = succeeds('verify')
  const isWritten = succeeds('generate')
  console.log(`\nWhat moved:\n${describeMoved(moved)}\n\n${output('git', 'diff', '--stat')}`)
  console.log(
    passed
      ? 'Every example passed.'
      : 'Not every example passed: what broke is named above, and in docs/verification.md.',
  )
  return passed && isWritten && areAgentsWell ? 0 : 1
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  process.exitCode = await main()
}
