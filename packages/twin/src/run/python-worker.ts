import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { PythonEnvironment } from '../environment/python.ts'

const PROGRAM = fileURLToPath(new URL('../../python/worker.py', import.meta.url))

export interface PythonRunJob {
  readonly kind: 'run'
  readonly folder: string
  readonly file: string
  readonly env: Readonly<Record<string, string>>
  /** Paths that receive the two streams. */
  readonly stdout: string
  readonly stderr: string
  readonly seconds: number
  /** A file that is run before the example. */
  readonly startUp?: string
}

export interface PythonAnalysis {
  readonly error: null
  readonly unusedImports: readonly string[]
  readonly undefinedNames: readonly string[]
  /** Top-level modules that are not in the standard library. */
  readonly packages: readonly string[]
  readonly environment: readonly string[]
  readonly readsWholeEnvironment: boolean
}

export interface PythonRequirements {
  readonly error: null
  readonly requirements: readonly { name: string; installed: string | null; within: boolean }[]
}

interface Jobs {
  run: [PythonRunJob, { exitCode: number | null; signal: number | null; timedOut: boolean }]
  analyse: [{ kind: 'analyse'; source: string }, PythonAnalysis | { readonly error: string }]
  requirements: [
    { kind: 'requirements'; arguments: readonly string[] },
    PythonRequirements | { readonly error: string },
  ]
}

/** A Python process with all clients imported. It does one job at a time, in the order in which they are given. */
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
  static async start(python: PythonEnvironment, env: Readonly<Record<string, string>>): Promise<PythonWorker> {
    const child = spawn(python.interpreter, [PROGRAM], { env: { ...env, PYTHONDONTWRITEBYTECODE: '1' } })
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
