import { execFile } from 'node:child_process'
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { LIBRARIES, type LibraryRelease, type LibrarySnippet } from '@model-snippets/core/libraries'
import { PythonWorker } from '../languages/python/worker.ts'
import type { Job, ProcessEnd } from '../languages/twin-language.ts'
import { runProcess } from '../run/process.ts'
import type { Twin } from '../services/twin.ts'
import { COMPILED, type LibraryEnvironment, libraryEnvironment, nodeFolder } from './environment.ts'
import { hubFilesService } from './hub-files.ts'
import { cloneIn, npmPackagesIn, pipCommandsIn } from './install-line.ts'
import type { RanText } from './record.ts'
import { examplesOf, type RunnableExample } from './subjects.ts'
import { systemPrograms } from './system-programs.ts'
import type { LibrarySubject, Shown, TwinLibrary } from './twin-library.ts'
import { webFile, webFilesService } from './web-files.ts'

const run = promisify(execFile)

const SOURCES = fileURLToPath(new URL('.', import.meta.url))
const SAMPLES = fileURLToPath(new URL('../../../core/samples', import.meta.url))

/** Data set files that examples read, and the samples that are served instead. */
const DATA_FILES: Readonly<Record<string, string>> = {
  'huggingface/cats-image/cats_image.jpeg': 'street.jpg',
  'Narsil/asr_dummy/mlk.flac': 'speech.flac',
}

/** A small model answers immediately, but importing a library for the first time takes a minute. */
const SECONDS = 300

/** Only the end of a program's output is kept, enough to show why it failed. */
const LONGEST_WORDS = 2_000

/** The result of one example. */
export interface LibraryOutcome {
  readonly model: string
  /** Its position among the model's examples. */
  readonly place: number
  /** What went wrong; undefined if the example showed its result. */
  readonly problem: string | undefined
  /** Whether it was started; otherwise, the problem says what the machine lacks. */
  readonly isRun: boolean
  readonly text: RanText | undefined
}

/** One run of an example as a process. */
type Start = Pick<Job, 'folder' | 'file' | 'env' | 'stdout' | 'stderr' | 'seconds'>

/** Where the examples with one install line run. */
interface Place {
  readonly run: (start: Start) => Promise<ProcessEnd>
  /** The folder of the installed programs. */
  readonly path: string
  readonly folderFor: () => Promise<string>
}

/** A place with variables for system programs. */
interface EquippedPlace extends Place {
  readonly programs: Readonly<Record<string, string>>
}

/**
 * Makes a library's models, and runs its examples: each one unmodified in an empty folder, with a mock of the hub on
 * the loopback interface.
 *
 * @param today `YYYY-MM-DD`
 * @param isWanted selects examples by digest
 */
export async function* runLibrary(
  twin: Twin,
  library: TwinLibrary,
  today: string,
  isWanted: (digest: string) => boolean,
): AsyncGenerator<LibraryOutcome> {
  const isNode = LIBRARIES[library.key]?.releases?.registry === 'npm'
  const root = await mkdtemp(join(tmpdir(), 'libraries-'))
  try {
    const works = library.subjects.flatMap((subject) => worksOf(library, subject, isWanted))
    await serveData(root)
    yield* isNode ? runNode(twin, library, works, today, root) : runPython(twin, library, works, today, root)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

async function* runPython(
  twin: Twin,
  library: TwinLibrary,
  works: readonly Work[],
  today: string,
  root: string,
): AsyncGenerator<LibraryOutcome> {
  const commands = new Map(works.flatMap(({ commands }) => commands).map((command) => [command.join(' '), command]))
  const clone = await cloneFor(works, root)
  const needed = [...commands.values(), ...(library.makersNeed === undefined ? [] : [library.makersNeed])]
  const maker = await environmentWith(library, needed, clone)
  try {
    await makeModels(maker, library, modelsOf(works), root, clone)
  } finally {
    await maker.remove()
  }
  // One environment serves all examples with the same install line.
  for (const line of new Set(works.map(lineOf))) {
    const some = works.filter((work) => lineOf(work) === line)
    const environment = await environmentWith(library, some[0]?.commands ?? [], clone)
    const python = join(environment.bin, 'python')
    const home = join(root, 'home')
    await mkdir(home, { recursive: true })
    const worker = library.isForked ? PythonWorker.start(python, { ...surroundings(twin), HOME: home }) : undefined
    try {
      const repositories = {
        ...(await environment.repositories()),
        ...(clone === undefined ? {} : await commitIn(clone)),
      }
      const ranWith = {
        ...(await releaseOf(library, environment, some[0]?.commands ?? [])),
        date: today,
        ...(Object.keys(repositories).length === 0 ? {} : { repositories }),
      }
      const place: Place = {
        run: (start) =>
          worker === undefined
            ? runProcess(python, [start.file], start)
            : worker.do({ kind: 'run', ...start, env: { ...start.env, HOME: home } }),
        path: environment.bin,
        folderFor: async () => {
          const own = await mkdtemp(join(root, 'run-'))
          if (clone !== undefined) await cp(clone, own, { recursive: true })
          return own
        },
      }
      for (const { subject, examples } of some) yield* runSubject(twin, subject, examples, place, root, ranWith)
    } finally {
      await worker?.stop()
      await environment.remove()
    }
  }
}

/** Examples of one model with the same installation. */
interface Work {
  readonly subject: LibrarySubject
  readonly examples: readonly RunnableExample[]
  readonly commands: readonly (readonly string[])[]
}

const lineOf = ({ commands }: Work): string => JSON.stringify(commands)

/** Groups examples; one without an install line uses the command of the library's first example. */
function worksOf(library: TwinLibrary, subject: LibrarySubject, isWanted: (digest: string) => boolean): Work[] {
  const examples = examplesOf(library, subject)
  const shared = examples.flatMap(({ snippet, shown }) => (shown === undefined ? pipCommandsIn(snippet.content) : []))
  const commandsOf = ({ snippet }: RunnableExample) => {
    const own = pipCommandsIn(snippet.content)
    return own.length === 0 ? shared : own
  }
  const wanted = examples.filter(({ digest }) => isWanted(digest))
  const lines = new Set(wanted.map((example) => JSON.stringify(commandsOf(example))))
  return [...lines].map((line) => ({
    subject,
    examples: wanted.filter((example) => JSON.stringify(commandsOf(example)) === line),
    commands: JSON.parse(line) as string[][],
  }))
}

async function environmentWith(
  { python, builtWith = [] }: TwinLibrary,
  commands: readonly (readonly string[])[],
  cwd?: string,
): Promise<LibraryEnvironment> {
  const { PATH: _, ...variables } = await systemPrograms(builtWith)
  const environment = await libraryEnvironment(python, undefined, variables)
  for (const command of commands) await environment.install(command, cwd)
  return environment
}

/** Clones the newest state of the examples' repository. @returns its folder; undefined if there's no repository */
async function cloneFor(works: readonly Work[], root: string): Promise<string | undefined> {
  const [address] = works.flatMap(({ examples }) => examples.flatMap(({ snippet }) => cloneIn(snippet.content) ?? []))
  if (address === undefined) return undefined
  const folder = join(root, 'clone')
  await run('git', ['clone', '--quiet', '--depth', '1', address, folder])
  return folder
}

/** Returns a clone's commit by the URL of its repository. */
async function commitIn(clone: string): Promise<Readonly<Record<string, string>>> {
  const asked = async (...words: string[]) => (await run('git', ['-C', clone, ...words])).stdout.trim()
  return { [await asked('config', 'remote.origin.url')]: await asked('rev-parse', 'HEAD') }
}

async function* runNode(
  twin: Twin,
  library: TwinLibrary,
  works: readonly Work[],
  today: string,
  root: string,
): AsyncGenerator<LibraryOutcome> {
  const [first] = works.flatMap(({ examples }) => examples)
  if (first === undefined) return
  const folder = await nodeFolder(npmPackagesIn(first.snippet.content))
  try {
    const name = LIBRARIES[library.key]?.releases?.package ?? library.key
    const manifest = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8')
    const { version } = JSON.parse(manifest) as { readonly version: string }
    const maker = await environmentWith(library, [library.makersNeed ?? []])
    try {
      await makeModels(maker, library, modelsOf(works), root)
    } finally {
      await maker.remove()
    }
    const place: Place = {
      run: (start) => runProcess(process.execPath, [start.file], start),
      path: dirname(process.execPath),
      folderFor: async () => {
        const own = await mkdtemp(join(root, 'run-'))
        await symlink(join(folder, 'node_modules'), join(own, 'node_modules'))
        return own
      },
    }
    const runtime = `Node.js ${process.versions.node}`
    const ranWith = { library: library.key, package: name, release: version, runtime, date: today }
    for (const { subject, examples } of works) yield* runSubject(twin, subject, examples, place, root, ranWith)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function serveData(root: string): Promise<void> {
  for (const [path, sample] of Object.entries(DATA_FILES)) {
    const target = join(root, 'datasets', path)
    await mkdir(join(target, '..'), { recursive: true })
    await copyFile(join(SAMPLES, sample), target)
  }
}

const modelsOf = (works: readonly Work[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    works.flatMap(({ subject: { record, make, others = {} } }) => [
      [record.id, make] as const,
      ...Object.entries(others),
    ]),
  )

/**
 * Makes models with a library's maker script, in the root's folder `models`.
 *
 * @param models by id, what the script makes
 * @param clone the folder of the repository in which the examples run
 */
export async function makeModels(
  environment: LibraryEnvironment,
  { key }: Pick<TwinLibrary, 'key'>,
  models: Readonly<Record<string, string>>,
  root: string,
  clone?: string,
): Promise<void> {
  const wanted = join(root, 'wanted.json')
  await writeFile(wanted, JSON.stringify(models))
  const program = join(SOURCES, key, 'make.py')
  await run(join(environment.bin, 'python'), [program, join(root, 'models'), wanted], {
    cwd: root,
    env: {
      ...process.env,
      ...environment.variables,
      PYTHONPATH: [join(SOURCES, 'shared'), clone ?? []].flat().join(':'),
      PYTHONPYCACHEPREFIX: COMPILED,
      HF_HUB_OFFLINE: '1',
      HOME: root,
    },
    maxBuffer: 64 * 1024 * 1024,
  })
}

/** Returns the release of the library's own package, or of the first one that its examples install. */
async function releaseOf({ key }: TwinLibrary, environment: LibraryEnvironment, commands: Work['commands']) {
  const named = commands.flatMap((words) => words.flatMap((word) => /^[A-Za-z][\w.-]*/.exec(word)?.[0] ?? []))
  for (const name of [LIBRARIES[key]?.releases?.package ?? key, ...named]) {
    const release = await environment.release(name)
    if (release !== undefined) return { library: key, package: name, release, runtime: await environment.runtime() }
  }
  throw new Error(`The examples of ${key} did not install it`)
}

async function* runSubject(
  twin: Twin,
  subject: LibrarySubject,
  examples: readonly RunnableExample[],
  place: Place,
  root: string,
  ranWith: LibraryRelease,
): AsyncGenerator<LibraryOutcome> {
  const { weights } = subject
  const served = { model: subject.record.id, ...(weights === undefined ? {} : { weights }) }
  const programs = await systemPrograms(subject.programs ?? []).catch((error: Error) => error)
  if (programs instanceof Error) {
    const nothing = { model: served.model, problem: programs.message, isRun: false, text: undefined }
    yield* examples.map(({ place }) => ({ ...nothing, place }))
    return
  }
  // A model's examples may read files that earlier ones wrote.
  const folder = await place.folderFor()
  for (const [name, sample] of Object.entries(subject.files ?? {}))
    await copyFile(join(SAMPLES, sample), join(folder, name))
  for (const [url, sample] of Object.entries(subject.web ?? {})) {
    const target = webFile(root, new URL(url))
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(SAMPLES, sample), target)
  }
  for (const example of examples) {
    const problem = await problemOf(twin, example, subject, { ...place, programs }, folder, root)
    const text = problem === undefined ? { ...ranWith, ...served, digest: example.digest } : undefined
    yield { model: served.model, place: example.place, problem, isRun: true, text }
  }
}

/** Variables for the twin, which the examples' texts don't mention. */
const surroundings = ({ caPath }: Twin): Readonly<Record<string, string>> => ({
  LANG: 'C.UTF-8',
  PYTHONPYCACHEPREFIX: COMPILED,
  SSL_CERT_FILE: caPath,
  REQUESTS_CA_BUNDLE: caPath,
  CURL_CA_BUNDLE: caPath,
  NODE_EXTRA_CA_CERTS: caPath,
  NODE_USE_ENV_PROXY: '1',
})

/** Runs one example. @returns what went wrong; undefined if it showed its result */
async function problemOf(
  twin: Twin,
  { snippet, shown }: RunnableExample,
  { record }: LibrarySubject,
  place: EquippedPlace,
  folder: string,
  root: string,
): Promise<string | undefined> {
  if (shown === undefined) return undefined
  const file = fileNameOf(snippet)
  await writeFile(join(folder, file), snippet.content)
  const home = await mkdtemp(join(root, 'home-'))
  const [stdout, stderr] = [join(home, 'stdout'), join(home, 'stderr')]
  const { id: _, ...facts } = record
  const inTwin = twin.open([hubFilesService(root, (id) => (id === record.id ? facts : {})), webFilesService(root)])
  try {
    const end = await place.run({
      folder,
      file,
      env: {
        ...surroundings(twin),
        ...place.programs,
        PATH: `${place.path}:${place.programs['PATH']}`,
        HOME: home,
        http_proxy: inTwin.proxyUrl,
        https_proxy: inTwin.proxyUrl,
      },
      stdout,
      stderr,
      seconds: SECONDS,
    })
    const printed = await readFile(stdout, 'utf8')
    const unknown = inTwin.requests.filter(({ service }) => service === null).map(({ url }) => url)
    const words = `${await readFile(stderr, 'utf8')}\n${unknown.join('\n')}`.slice(-LONGEST_WORDS)
    if (end.timedOut) return `did not end in ${SECONDS} s\n${words}`
    if (end.exitCode !== 0) return `ended with ${end.exitCode}\n${words}`
    return (await problemOfResult(shown, printed, folder))?.concat(`\n${printed.slice(-LONGEST_WORDS)}\n${words}`)
  } finally {
    inTwin.close()
    await rm(home, { recursive: true, force: true })
  }
}

const fileNameOf = ({ language }: LibrarySnippet): string => (language === 'js' ? 'example.mjs' : 'example.py')

/** The first bytes of files by extension. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  jpg: '\xff\xd8',
  mp4: '\0\0\0',
  png: '\x89PNG',
  pt: 'PK',
  wav: 'RIFF',
}

async function problemOfResult(shown: Shown, printed: string, folder: string): Promise<string | undefined> {
  if ('prints' in shown) return shown.prints.test(printed) ? undefined : `printed nothing that fits ${shown.prints}`
  const bytes = await readFile(join(folder, shown.saves)).catch(() => undefined)
  if (bytes === undefined) return `did not write ${shown.saves}`
  const beginning = BEGINNINGS[shown.saves.split('.').at(-1) ?? '']
  return beginning !== undefined && bytes.toString('latin1').startsWith(beginning)
    ? undefined
    : `${shown.saves} is not what its name says`
}
