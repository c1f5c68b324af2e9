import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { SourceFacts } from '../source-facts.ts'
import type { InstalledPackage, Job } from '../twin-language.ts'

const PROGRAM = fileURLToPath(new URL('./worker.py', import.meta.url))

interface PythonRunJob extends Pick<Job, 'folder' | 'file' | 'env' | 'stdout' | 'stderr' | 'seconds'> {
  readonly kind: 'run'
  /** A file that is run before the example. */
  readonly startUp?: string
}

interface PythonRequirements {
  readonly error: null
  readonly requirements: readonly InstalledPackage[]
}

/** What the worker's own environment does not hold: releases by the names of their packages. */
interface Elsewhere {
  readonly releases: Readonly<Record<string, string>> | undefined
}

interface Jobs {
  run: [PythonRunJob, { exitCode: number | null; signal: number | null; timedOut: boolean }]
  analyse: [{ kind: 'analyse'; source: string }, (SourceFacts & { readonly error: null }) | { readonly error: string }]
  requirements: [
    Elsewhere & { kind: 'requirements'; arguments: readonly string[] },
    PythonRequirements | { readonly error: string },
  ]
  release: [
    Elsewhere & { kind: 'release'; requirement: string },
    { readonly package: string; readonly release: string; readonly python: string },
  ]
}

/** A Python process that imports a client when an example first names it. It does one job at a time, in the order given. */
export class PythonWorker {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #waiting: { resolve(line: string): void; reject(error: Error): void }[] = []
  #stderr = ''
  #ended = false

  private constructor(process: ChildProcessWithoutNullStreams) {
    this.#process = process
    createInterface({ input: process.stdout }).on('line', (line) => this.#waiting.shift()?.resolve(line))
    process.stderr.on('data', (bytes: Buffer) => {
      this.#stderr += bytes.toString()
    })
    process.on('close', () => {
      this.#ended = true
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(`The Python worker ended: ${this.#stderr}`))
    })
  }

  /** @param env variables of the worker itself; what an example sees is given with each job */
  static async start(interpreter: string, env: Readonly<Record<string, string>>): Promise<PythonWorker> {
    const child = spawn(interpreter, [PROGRAM], { env: { ...env, PYTHONDONTWRITEBYTECODE: '1' } })
    const worker = new PythonWorker(child)
    await worker.#receive()
    return worker
  }

  async do<Kind extends keyof Jobs>(job: Jobs[Kind][0] & { kind: Kind }): Promise<Jobs[Kind][1]> {
    if (this.#ended) throw new Error(`The Python worker ended: ${this.#stderr}`)
    const answer = this.#receive()
    this.#process.stdin.write(`${JSON.stringify(job)}\n`)
    return JSON.parse(await answer) as Jobs[Kind][1]
  }

  async stop(): Promise<void> {
    if (this.#ended) return
    const closed = new Promise((resolve) => this.#process.on('close', resolve))
    this.#process.stdin.end()
    await closed
  }

  #receive(): Promise<string> {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }
}
