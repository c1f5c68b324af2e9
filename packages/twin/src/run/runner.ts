import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@model-snippets/core'
import type { PythonEnvironment } from '../environment/python.ts'
import type { RecordedRequest, Service, Twin } from '../service/twin.ts'
import { PythonWorker } from './python-worker.ts'
import { type InputFile, type MadeFile, type Sandbox, SandboxRoot } from './sandbox.ts'

const PRELOAD = fileURLToPath(new URL('./preload.mjs', import.meta.url))

/**
 * A process that lives for half a second is not worth the threads that optimise it. Its parser of HTTP, which is
 * WebAssembly, is compiled once. Without either it needs two thirds of the CPU.
 */
const QUICK_START = ['--liftoff-only', '--single-threaded']

/** The name under which each language's example lies in its folder. */
export const EXAMPLE_FILE: Readonly<Record<Language, string>> = {
  python: 'example.py',
  js: 'example.mjs',
  sh: 'example.sh',
}

export interface Example {
  readonly language: Language
  readonly content: string
  /** Files that lie beside the example. */
  readonly files: readonly InputFile[]
  /** Variables that the reader was told to set, with values. */
  readonly env: Readonly<Record<string, string>>
  /** Command-line tools beyond POSIX and curl that the example's installation brings. */
  readonly tools?: readonly string[]
}

export interface RunOptions {
  /** Seconds after which the example and all that it started are killed. */
  readonly seconds?: number
  /** Start Python anew instead of forking a process that has the clients imported. */
  readonly cold?: boolean
  /** The shell that runs a shell example. */
  readonly shell?: 'bash' | 'sh'
  /** A file of the harness that is run before a Python example, in the same process. */
  readonly pythonStartUp?: string
}

/** Everything that one run did. */
export interface Transcript {
  /** Null when a signal ended the process. */
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

const DEFAULT_SECONDS = 30

/**
 * Runs examples as a reader would, with the released clients, in an empty folder, behind the twin.
 *
 * @example
 * const runner = await Runner.start(twin, await pythonEnvironment())
 * const transcript = await runner.run(example, [chatService({ reply: 'Hello' })])
 * await runner.stop()
 */
export class Runner {
  readonly #idle: PythonWorker[] = []
  readonly #all: PythonWorker[] = []
  readonly #queue: (() => void)[] = []
  #free: number

  private constructor(
    private readonly twin: Twin,
    readonly python: PythonEnvironment,
    private readonly root: SandboxRoot,
    slots: number,
  ) {
    this.#free = slots
  }

  /** @param slots how many examples may run at the same time */
  static async start(twin: Twin, python: PythonEnvironment, slots = 2): Promise<Runner> {
    const root = await SandboxRoot.make(await mkdtemp(join(tmpdir(), 'examples-')))
    return new Runner(twin, python, root, slots)
  }

  /** A Python worker to read examples with; runs use the same ones. */
  async withPython<Result>(use: (worker: PythonWorker) => Promise<Result>): Promise<Result> {
    let worker = this.#idle.pop()
    if (worker === undefined) {
      worker = await PythonWorker.start(this.python, {
        PATH: await this.root.toolsFolder([]),
        HOME: this.root.folder,
        LANG: 'C.UTF-8',
        SSL_CERT_FILE: this.twin.caPath,
      })
      this.#all.push(worker)
    }
    const result = await use(worker)
    this.#idle.push(worker)
    return result
  }

  async run(example: Example, services: readonly Service[], options: RunOptions = {}): Promise<Transcript> {
    await this.#enter()
    const inTwin = this.twin.open(services)
    const file = EXAMPLE_FILE[example.language]
    const sandbox = await this.root.open({ name: file, bytes: Buffer.from(example.content) }, example.files)
    const started = performance.now()
    try {
      const env = {
        PATH: await this.root.toolsFolder(example.tools ?? []),
        HOME: sandbox.home,
        TMPDIR: sandbox.temporary,
        LANG: 'C.UTF-8',
        ...this.#network(example.language, inTwin.proxyUrl),
        ...example.env,
      }
      const seconds = options.seconds ?? DEFAULT_SECONDS
      const end =
        example.language === 'python' && !options.cold
          ? await this.withPython((worker) =>
              worker.do({
                kind: 'run',
                folder: sandbox.folder,
                file,
                env,
                stdout: sandbox.stdout,
                stderr: sandbox.stderr,
                seconds,
                ...(options.pythonStartUp === undefined ? {} : { startUp: options.pythonStartUp }),
              }),
            )
          : await this.#spawn(example.language, file, env, sandbox, seconds, options.shell ?? 'bash')
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
    await Promise.all(this.#all.map((worker) => worker.stop()))
    await rm(this.root.folder, { recursive: true, force: true })
  }

  /** Variables of the harness: they lead to the twin, and an example neither needs nor sees them in its text. */
  #network(language: Language, proxyUrl: string): Record<string, string> {
    const proxies = { http_proxy: proxyUrl, https_proxy: proxyUrl }
    const ca = this.twin.caPath
    if (language === 'python') return { ...proxies, SSL_CERT_FILE: ca, REQUESTS_CA_BUNDLE: ca }
    if (language === 'js') return { ...proxies, TWIN_CA: ca }
    return { ...proxies, CURL_CA_BUNDLE: ca }
  }

  async #spawn(
    language: Language,
    file: string,
    env: Record<string, string>,
    sandbox: Sandbox,
    seconds: number,
    shell: 'bash' | 'sh',
  ): Promise<{ exitCode: number | null; timedOut: boolean }> {
    const [command, args] = {
      python: [this.python.interpreter, [file]] as const,
      js: [process.execPath, [...QUICK_START, '--import', PRELOAD, file]] as const,
      sh: [shell, [file]] as const,
    }[language]
    const stdout = await open(sandbox.stdout, 'a')
    const stderr = await open(sandbox.stderr, 'a')
    let timedOut = false
    try {
      const child = spawn(command, args, {
        cwd: sandbox.folder,
        env,
        stdio: ['ignore', stdout.fd, stderr.fd],
        detached: true,
      })
      const timer = setTimeout(() => {
        timedOut = true
        killGroup(child)
      }, seconds * 1000)
      const exitCode = await new Promise<number | null>((resolve, reject) => {
        child.on('error', reject)
        child.on('close', resolve)
      }).finally(() => clearTimeout(timer))
      killGroup(child)
      return { exitCode, timedOut }
    } finally {
      await stdout.close()
      await stderr.close()
    }
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

/** Ends a child and all that it started; they share a process group. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group is gone already.
  }
}
