import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Language, languageRecord } from '@model-snippets/core'
import { languageOf, TWIN_LANGUAGES } from '../languages/index.ts'
import { installedTools } from '../languages/install-command.ts'
import type { Pauses, Runtime } from '../languages/twin-language.ts'
import type { InputFile } from '../services/input-file.ts'
import type { RecordedRequest, Service } from '../services/request.ts'
import type { Twin } from '../services/twin.ts'
import { type MadeFile, SandboxRoot } from './sandbox.ts'

export interface Example {
  readonly language: Language
  readonly content: string
  /** Files in the example's folder. */
  readonly files: readonly InputFile[]
  /** The environment variables that the user must set, with values. */
  readonly env: Readonly<Record<string, string>>
  /** The example's install command; null if nothing is needed. If omitted, all clients are installed. */
  readonly install?: string | null
}

export interface RunOptions {
  /** The time limit in seconds, after which the example and everything that it started are killed. */
  readonly seconds?: number
  /** How pauses pass. */
  readonly pauses?: Pauses
  /** Starts a separate process instead of forking a warm one. */
  readonly cold?: boolean
  /** Uses the simplest of the language's interpreters. */
  readonly plainest?: boolean
  /** Whether its clients trust the twin's certificate authority; true by default. */
  readonly trusts?: boolean
  /** Runs it as a notebook cell, after cells that install its packages and read its variables. */
  readonly notebook?: boolean
  /** Leaves its network unchanged instead of using the twin, for URLs where nothing responds. */
  readonly alone?: boolean
}

/** Everything that one run did. */
export interface Transcript {
  /** Null if a signal ended the process. */
  readonly exitCode: number | null
  readonly timedOut: boolean
  readonly stdout: string
  readonly stderr: string
  readonly requests: readonly RecordedRequest[]
  readonly connectionErrors: readonly string[]
  readonly madeFiles: readonly MadeFile[]
  readonly strayFiles: readonly string[]
  readonly seconds: number
}

/** Far more than an example needs on a busy machine. A run that takes this long never ends. */
const DEFAULT_SECONDS = 120

/** Variables of the harness. They lead to the twin; the example's text doesn't mention them. */
const waysTo = (proxyUrl: string): Readonly<Record<string, string>> => ({
  http_proxy: proxyUrl,
  https_proxy: proxyUrl,
  // No example uses FTP by itself, but a response may lead to it, which should be recorded.
  ftp_proxy: proxyUrl,
  gopher_proxy: proxyUrl,
})

const NOTEBOOK_FILE = 'example.ipynb'

/** The code cells of an example's notebook, in the notebook file format. */
function notebookOf({ language, install, env, content }: Example): string {
  const { notebook } = languageRecord(language)
  if (notebook === undefined) throw new Error(`No notebook holds ${language}`)
  const sources = [
    ...(install === null || install === undefined ? [] : [notebook.install(install)]),
    ...Object.keys(env).map(notebook.askFor),
    content,
  ]
  const cells = sources.map((source) => ({
    cell_type: 'code',
    metadata: {},
    execution_count: null,
    outputs: [],
    source,
  }))
  return JSON.stringify({ cells, metadata: {}, nbformat: 4, nbformat_minor: 5 })
}

/**
 * Runs examples as a user would: with the released clients, in an empty folder, behind the twin.
 *
 * @example
 * const runner = await Runner.start(twin)
 * const transcript = await runner.run(example, [chatService({ reply: 'Hello' })])
 * await runner.stop()
 */
export class Runner {
  readonly #queue: (() => void)[] = []
  #free: number

  private constructor(
    private readonly twin: Twin,
    private readonly root: SandboxRoot,
    private readonly runtimes: ReadonlyMap<string, Runtime>,
    slots: number,
  ) {
    this.#free = slots
  }

  /**
   * @param slots how many examples may run at the same time
   * @throws RuntimeMissingError if an interpreter or a client can't be installed
   */
  static async start(twin: Twin, slots = 2): Promise<Runner> {
    const root = await SandboxRoot.make(await mkdtemp(join(tmpdir(), 'examples-')))
    const path = await root.toolsFolder([])
    const runtimes = new Map<string, Runtime>()
    for (const language of TWIN_LANGUAGES) {
      const ownFolder = await root.folderOf(language.id)
      runtimes.set(language.id, await language.open({ folder: root.folder, ownFolder, path, caPath: twin.caPath }))
    }
    return new Runner(twin, root, runtimes, slots)
  }

  /** Returns this runner with another interpreter for a language. Close only the first one, which closes both. */
  on(language: Language, runtime: Runtime): Runner {
    return new Runner(this.twin, this.root, new Map([...this.runtimes, [language, runtime]]), this.#free)
  }

  /** The parent folder of all examples. */
  get folder(): string {
    return this.root.folder
  }

  /** The interpreter and clients of a language. */
  runtime(language: Language): Runtime {
    const runtime = this.runtimes.get(language)
    if (runtime === undefined) throw new Error(`Examples in ${language} are not run here`)
    return runtime
  }

  async run(example: Example, services: readonly Service[], options: RunOptions = {}): Promise<Transcript> {
    const runtime = this.runtime(example.language)
    const below = await runtime.folderFor?.(example.install)
    await this.#enter()
    const inTwin = this.twin.open(services)
    const language = languageOf(example.language)
    const file = options.notebook ? NOTEBOOK_FILE : language.exampleFile
    const content = options.notebook ? notebookOf(example) : example.content
    const sandbox = await this.root.open({ name: file, bytes: Buffer.from(content) }, example.files, below)
    const started = performance.now()
    const trusts = options.trusts ?? true
    try {
      const end = await runtime.run({
        folder: sandbox.folder,
        file,
        env: {
          PATH: await this.root.toolsFolder(installedTools(example.install ?? null)),
          HOME: sandbox.home,
          TMPDIR: sandbox.temporary,
          LANG: 'C.UTF-8',
          ...(options.alone ? {} : waysTo(inTwin.proxyUrl)),
          ...(trusts ? language.trust(this.twin.caPath) : {}),
          ...example.env,
        },
        stdout: sandbox.stdout,
        stderr: sandbox.stderr,
        seconds: options.seconds ?? DEFAULT_SECONDS,
        pauses: options.pauses ?? 'real',
        install: example.install,
        cold: options.cold ?? false,
        plainest: options.plainest ?? false,
        trusts,
      })
      return {
        exitCode: end.exitCode,
        timedOut: end.timedOut,
        stdout: await readFile(sandbox.stdout, 'utf8'),
        stderr: await readFile(sandbox.stderr, 'utf8'),
        requests: [...inTwin.requests],
        connectionErrors: [...inTwin.connectionErrors],
        madeFiles: await sandbox.madeFiles(),
        strayFiles: await sandbox.strayFiles(),
        seconds: (performance.now() - started) / 1000,
      }
    } finally {
      inTwin.close()
      await sandbox.remove()
      this.#leave()
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.runtimes.values()].map((runtime) => runtime.close()))
    await rm(this.root.folder, { recursive: true, force: true })
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#queue.push(resolve))
  }

  #leave(): void {
    const next = this.#queue.shift()
    if (next === undefined) this.#free++
    else next()
  }
}
