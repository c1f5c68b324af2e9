/**
 * Moves the clients to the newest releases that their install commands allow, runs what that touches, and says what
 * changed and what broke. Releases beyond a range are named, and not taken: that is a change of the client's record.
 *
 * Of coding agents it starts those that moved with their newest release, and says which set-ups that breaks. Of the
 * catalogue's models it names those that no source has named for a quarter, and those that the hub of `HUB_URL` has no
 * more.
 *
 *     npm run refresh              does all of it
 *     npm run refresh -- --look    asks the registries alone, and changes nothing
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
/** A list for each framework, named by its package. */
const FRAMEWORKS = join(ROOT, 'packages/twin/src/languages/python/frameworks')
const NPM_FRAMEWORKS = join(ROOT, 'packages/twin/src/languages/javascript/frameworks')
/** The packages of this repository that are pinned to clients for JavaScript; the benchmarks have a lock of their own. */
const MANIFESTS = ['package.json', 'packages/twin/package.json', 'benchmarks/package.json']

/** What a registry has of one client's package. */
export interface Moved {
  /** `python/openai` */
  readonly client: string
  /** As the install command names it: `openai~=3.52`, `openai@7`. */
  readonly specifier: string
  readonly name: string
  /** The release that the tests are pinned to. */
  readonly pinned: string
  /** The newest release within the range. */
  readonly within: string
  /** The newest release of all. */
  readonly newest: string
}

const output = (program: string, ...parameters: string[]): string =>
  execFileSync(program, parameters, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

interface PipReport {
  readonly install: readonly { readonly metadata: { readonly version: string } }[]
}

/** The release that pip would install now. */
function pipWouldInstall(specifier: string): string {
  const options = ['install', '--dry-run', '--ignore-installed', '--no-deps', '--quiet', '--report', '-']
  const report = JSON.parse(output('python3', '-m', 'pip', ...options, specifier)) as PipReport
  return report.install[0]?.metadata.version ?? 'none'
}

/** The newest release that npm knows within a range. */
function npmWouldInstall(specifier: string): string {
  const found = JSON.parse(output('npm', 'view', specifier, 'version', '--json')) as string | readonly string[]
  return typeof found === 'string' ? found : (found.at(-1) ?? 'none')
}

const normal = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, '-')

/** The release of a distribution in the list of requirements. */
export function pinnedIn(requirements: string, name: string): string {
  const lines = requirements.split('\n').map((line) => line.split('=='))
  return lines.find(([found = '']) => normal(found) === normal(name))?.[1] ?? 'none'
}

/** The name in `openai~=3.52`, `pydantic-ai-slim[openai]~=2.68`, `openai@7` or `@huggingface/inference@4`. */
export const nameIn = (specifier: string): string => /^@?[^@~=<>!\s[]+/.exec(specifier)?.[0] ?? specifier

/** The words of a command, without the quotes that a shell wants around some. */
const wordsOf = (command: string): readonly string[] => command.replaceAll('"', '').split(' ')

/** Whether a registry is asked for the releases of a client: those of other languages are pinned in the twin by hand. */
export const isAsked = (install: string | null): boolean => /^(?:pip|npm) install /.test(install ?? '')

/** A line for the clients whose releases nobody looked for. */
export function describeNotAsked(): string {
  const names = CLIENTS.flatMap(({ language, id, install }) =>
    install === null || isAsked(install) ? [] : [`${language}/${id}`],
  )
  return `Not asked for, as only pip and npm are: ${names.join(', ')}`
}

/** What the registries have of each client's package. */
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

/** The list of a framework for JavaScript, by the name of its package. */
export const listNameOf = (name: string): string => `${name.replace('@', '').replace('/', '-')}.json`

const npmList = (list: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>

/** A line for each client: what moved within its range, and what there is beyond. */
export function describeMoved(moved: readonly Moved[]): string {
  return moved
    .map(({ client, specifier, pinned, within, newest }) => {
      const moves = within === pinned ? `${pinned}, the newest of ${specifier}` : `${pinned} -> ${within}`
      return `${client}: ${moves}${newest === within ? '' : `; beyond ${specifier} there is ${newest}`}`
    })
    .join('\n')
}

/** Writes the lists of Python requirements anew: what the install commands bring today into an empty environment. */
function moveRequirements(): void {
  const text = readFileSync(REQUIREMENTS, 'utf8')
  const named = CLIENTS.flatMap(({ framework, install }) =>
    !framework && install?.startsWith('pip install ') ? wordsOf(install).slice(2) : [],
  )
  // What a client imports by itself for some results, and examples install beside it.
  const beside = ['numpy', 'pillow'].filter((name) => pinnedIn(text, name) !== 'none')
  moveList(REQUIREMENTS, [...named, ...beside])
  for (const list of readdirSync(FRAMEWORKS).map((name) => join(FRAMEWORKS, name))) {
    moveList(list, madeOf(readFileSync(list, 'utf8')))
  }
}

/** What a framework's list was made of, by the command in its first line. */
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

/** Writes the lists of frameworks for JavaScript anew: the newest release of each package that is compatible. */
function moveNpmLists(): void {
  for (const list of readdirSync(NPM_FRAMEWORKS).map((name) => join(NPM_FRAMEWORKS, name))) {
    const moved = Object.entries(npmList(list)).map(([name, pinned]) => [name, npmWouldInstall(`${name}@^${pinned}`)])
    writeFileSync(list, `${JSON.stringify(Object.fromEntries(moved), null, 2)}\n`)
  }
}

/** Pins this repository's packages to newer releases, and writes the lock files. */
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

/** Which models of the catalogue to look at. */
function lookAtModels(): Promise<string> {
  const file = join(ROOT, 'packages/core/src/model/catalogue/sources.json')
  const known = JSON.parse(readFileSync(file, 'utf8')) as ModelSources
  const today = new Date().toISOString().slice(0, 10)
  return describeQuietModels(MODELS, known, today, readHubSettings(process.env))
}

/** Runs a command of this repository, with its output shown. @returns whether it ended well */
function succeeds(...parameters: string[]): boolean {
  // The configuration that this script was started with is not that of others.
  const { TSX_TSCONFIG_PATH: _, ...env } = process.env
  return spawnSync('npm', ['run', ...parameters], { cwd: ROOT, stdio: 'inherit', env }).status === 0
}

/** What npm has of the coding agents, as for clients; pinned is what ran last. */
const lookUpAgents = (): Moved[] =>
  CODING_AGENTS.map(({ id, package: { name, line } }) => ({
    client: id,
    specifier: `${name}@${line}`,
    name,
    pinned: listAgentRuns().find(({ agent }) => agent === id)?.release ?? 'none',
    within: npmWouldInstall(`${name}@${line}`),
    newest: npmWouldInstall(`${name}@latest`),
  }))

/** Starts the agents that moved with their newest releases. @returns whether their set-ups still work */
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
