import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { SourceFacts } from '../source-facts.ts'
import type { InstalledPackage, Job } from '../twin-language.ts'

const PROGRAM = fileURLToPath(new URL('./worker.py', import.meta.url))

interface PythonRunJob extends Pick<Job, 'folder' | 'file' | 'env' | 'stdout' | 'stderr' | 'seconds'> {
  readonly kind: 'run'
  /** A file that runs before the example. */
  readonly startUp?: string
}

interface PythonRequirements {
  readonly error: null
  readonly requirements: readonly InstalledPackage[]
}

/** Packages that aren't in the worker's own environment: releases by package name. */
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

/** The process's response to a job. */
interface Answer {
  readonly number: number
  readonly found: unknown
}

interface Waiting {
  readonly resolve: (found: unknown) => void
  readonly reject: (error: Error) => void
}

/** A Python process that imports a client when an example first uses it. Examples run in parallel in its forks. */
export class PythonWorker {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #waiting = new Map<number, Waiting>()
  #jobs = 0
  #stderr = ''
  #ended = false

  private constructor(process: ChildProcessWithoutNullStreams) {
    this.#process = process
    createInterface({ input: process.stdout }).on('line', (line) => {
      const { number, found } = JSON.parse(line) as Answer
      this.#waiting.get(number)?.resolve(found)
      this.#waiting.delete(number)
    })
    process.stderr.on('data', (bytes: Buffer) => {
      this.#stderr += bytes.toString()
    })
    process.on('close', () => {
      this.#ended = true
      for (const { reject } of this.#waiting.values()) reject(this.#end())
      this.#waiting.clear()
    })
  }

  /** @param env variables of the worker itself; each job has the example's variables */
  static start(interpreter: string, env: Readonly<Record<string, string>>): PythonWorker {
    // Imported modules aren't compiled during installation; this compiles them once.
    return new PythonWorker(spawn(interpreter, [PROGRAM], { env: { ...env, PYTHONDONTWRITEBYTECODE: '' } }))
  }

  async do<Kind extends keyof Jobs>(job: Jobs[Kind][0] & { kind: Kind }): Promise<Jobs[Kind][1]> {
    if (this.#ended) throw this.#end()
    const number = this.#jobs++
    const found = new Promise<unknown>((resolve, reject) => this.#waiting.set(number, { resolve, reject }))
    this.#process.stdin.write(`${JSON.stringify({ ...job, number })}\n`)
    return (await found) as Jobs[Kind][1]
  }

  async stop(): Promise<void> {
    if (this.#ended) return
    const closed = new Promise((resolve) => this.#process.on('close', resolve))
    this.#process.stdin.end()
    await closed
  }

  #end(): Error {
    return new Error(`The Python worker ended: ${this.#stderr}`)
  }
}
