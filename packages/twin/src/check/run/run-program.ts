import { copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Question } from '../../capture/question.ts'
import { WITHOUT_LOOK_UPS } from '../../languages/python/clients.ts'
import { isPlayed } from '../decide/hosts.ts'
import { ANY_KEY, KNOWN_VARIABLES } from '../decide/known-variables.ts'
import { type Program, textOf } from '../decide/programs.ts'
import { urlsOf } from '../decide/reasons.ts'
import { runInSandbox, SANDBOX_HOME, type SandboxEnd, type SandboxLimits, type Shown } from '../sandbox/sandbox.ts'
import { PLAYED_HOSTS, startCheckTwin, type TwinRequest } from './check-twin.ts'
import { goWith, javaWith, php, ruby, type Toolchain } from './compiled.ts'
import { nodeModulesWith, pythonWith } from './environments.ts'
import { inputsFor } from './inputs.ts'
import { runUnsafely } from './run-unsafely.ts'
import { tasksNamed } from './tasks-named.ts'

const RUN_CELLS = fileURLToPath(new URL('./run_cells.py', import.meta.url))

/** Relative, because the working folder’s path differs without the sandbox. */
const TRUST_STORE = '.trust.p12'

const BUNDLE = '/etc/model-snippets-bundle.pem'

/** How programs run. */
export interface RunSettings {
  /** Where packages are kept. */
  readonly cache: string
  /** Runs programs without the sandbox. */
  readonly unsafe: boolean
  readonly limits?: Partial<SandboxLimits>
}

/** What a program did. */
export interface Ran {
  readonly end: SandboxEnd
  readonly requests: readonly TwinRequest[]
  /** What its last call asked. */
  readonly question: Question | undefined
}

/** Variables that stop what clients do besides calling: telemetry, and looking up prices. */
const QUIET = {
  ...WITHOUT_LOOK_UPS,
  HF_HUB_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  OTEL_SDK_DISABLED: 'true',
  AGNO_TELEMETRY: 'false',
  CREWAI_DISABLE_TELEMETRY: 'true',
  MPLBACKEND: 'Agg',
  PYTHONDONTWRITEBYTECODE: '1',
  NO_COLOR: '1',
}

/** What it takes to start a program. */
interface Start {
  readonly file: string
  readonly command: readonly [string, ...string[]]
  readonly readOnly: readonly Shown[]
  readonly inWork: readonly Shown[]
  readonly path: readonly string[]
  /** Files for the program's folder, and variables, besides what every program gets. */
  readonly files?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Runs a program, unmodified, against the twin.
 *
 * @param packages what it imports
 * @param folders where the files that it reads may be
 * @throws PackagesError if the packages can't be installed
 * @throws SandboxError if the sandbox can't be set up
 */
export async function runProgram(
  program: Program,
  packages: readonly string[],
  folders: readonly string[],
  settings: RunSettings,
): Promise<Ran> {
  const files = await mkdtemp(join(tmpdir(), 'check-files-'))
  const twin = await startCheckTwin(tasksNamed(program))
  try {
    const start = await startOf(program, packages, settings.cache, twin.javaProperties)
    if (program.language === 'java') await copyFile(twin.trustStoreFile, join(files, TRUST_STORE))
    for (const [name, text] of Object.entries(start.files ?? {})) await writeFile(join(files, name), text)
    await writeFile(join(files, start.file), textOf(program))
    await copyFile(RUN_CELLS, join(files, '.run_cells.py'))
    for (const { path, bytes } of await inputsFor(program, folders)) {
      await mkdir(dirname(join(files, path)), { recursive: true })
      await writeFile(join(files, path), bytes)
    }
    const variables = variablesFor(program)
    const job = {
      files,
      command: start.command,
      env: {
        PATH: [...start.path, '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
        HOME: SANDBOX_HOME,
        LANG: 'C.UTF-8',
        ...QUIET,
        ...twin.env(BUNDLE),
        ...start.env,
        ...variables,
      },
      etc: { 'model-snippets-bundle.pem': twin.bundle },
      readOnly: start.readOnly,
      inWork: start.inWork,
      twinPort: twin.port,
      hosts: hostsOf(program),
      ...(settings.limits === undefined ? {} : { limits: settings.limits }),
    }
    const end = settings.unsafe ? await runUnsafely(job) : await runInSandbox(job)
    return { end, requests: twin.requests(), question: twin.question() }
  } finally {
    await twin.close()
    await rm(files, { recursive: true, force: true })
  }
}

const hostnameOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '')

/** The hosts that the twin plays, and those that a program names: the twin records requests for hosts that it doesn't know. */
const hostsOf = (program: Program): readonly string[] => [
  ...new Set([...PLAYED_HOSTS, ...urlsOf(program).map(hostnameOf)]),
]

/** Services of the same kind use this name for their own tokens. */
const ANY_SERVICE = 'API_TOKEN'

function variablesFor(program: Program): Readonly<Record<string, string>> {
  const isDirect = urlsOf(program).some((url) => isPlayed(hostnameOf(url)) && !/huggingface/.test(url))
  const values = { ...KNOWN_VARIABLES, ...(isDirect ? { [ANY_SERVICE]: ANY_KEY } : {}) }
  return Object.fromEntries(Object.entries(values).filter(([name]) => isRead(program, name)))
}

/** Clients read variables by themselves, so all are set that any client reads; a program's own are in its text. */
const isRead = ({ facts: { variables }, language }: Program, name: string): boolean =>
  language !== 'sh' || variables.includes(name)

async function startOf(
  program: Program,
  packages: readonly string[],
  cache: string,
  properties: (trustStore: string) => readonly string[],
): Promise<Start> {
  switch (program.language) {
    case 'python': {
      const { interpreter, shown } = await pythonWith(packages, cache)
      const isNotebook = program.blocks.some(({ isCell }) => isCell)
      const file = 'example.py'
      const command = isNotebook ? ([interpreter, '.run_cells.py', file] as const) : ([interpreter, file] as const)
      return { file, command, readOnly: shown, inWork: [], path: [dirname(interpreter)] }
    }
    case 'js':
    case 'ts': {
      const modules = await nodeModulesWith(packages, cache)
      const node = await realpath(process.execPath)
      const file = fileNameOf(program)
      const flags = program.language === 'ts' ? ['--experimental-transform-types', '--no-warnings'] : ['--no-warnings']
      return {
        file,
        command: [node, ...flags, file],
        readOnly: node.startsWith('/usr/') ? [] : [[node, node]],
        inWork: modules === undefined ? [] : [[modules, 'node_modules']],
        path: [dirname(node)],
      }
    }
    case 'sh':
      return { file: 'example.sh', command: ['/bin/bash', 'example.sh'], readOnly: [], inWork: [], path: [] }
    case 'go': {
      const imports = [...new Set(program.facts.imports.map(({ module }) => module))]
      return compiled('example.go', await goWith(packages, imports, cache))
    }
    case 'java':
      return compiled('example.java', await javaWith(packages, properties(TRUST_STORE), cache))
    case 'php':
      return compiled('example.php', await php())
    case 'ruby':
      return compiled('example.rb', await ruby())
    case 'rust':
      throw new Error('check doesn’t run Rust yet')
  }
}

const compiled = (file: string, { shown, ...toolchain }: Toolchain): Start => ({
  ...toolchain,
  file,
  readOnly: shown,
  inWork: [],
})

/** Modules and scripts have other rules; readers name the file by what's in it. */
function fileNameOf({ language, blocks, facts }: Program): string {
  if (language === 'ts') return 'example.mts'
  const isModule = blocks.some(({ text }) => /^\s*(?:import\s[\s\S]{0,500}?from\s|import\s*['"]|export\s)/m.test(text))
  const requires = facts.calls.has('require')
  return isModule || (facts.awaitsAtTop && !requires) ? 'example.mjs' : 'example.cjs'
}
