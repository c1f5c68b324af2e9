import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Job, ProcessEnd } from './twin-language.ts'

/** The number of compiled examples to keep, because several runs of a text follow each other. */
const KEPT = 50

/** A compiled text, or the compiler's message. */
export type Compiled<Program> = { readonly program: Program } | { readonly complaint: string }

/** The most recently compiled examples of a language. */
export class CompiledTexts<Program> {
  readonly #folder: string
  readonly #compile: (text: string, install: Job['install'], folder: string) => Promise<Compiled<Program>>
  readonly #found = new Map<string, Promise<Compiled<Program>>>()

  /**
   * @param folder the parent folder of the texts' folders
   * @param compile compiles a text with what a command installs, in an empty folder
   */
  constructor(
    folder: string,
    compile: (text: string, install: Job['install'], folder: string) => Promise<Compiled<Program>>,
  ) {
    this.#folder = folder
    this.#compile = compile
  }

  /** Runs a job's text, compiling it first if needed. If it doesn't compile, the run ends with the error. */
  async run(job: Job, runProgram: (program: Program) => Promise<ProcessEnd>): Promise<ProcessEnd> {
    const outcome = await this.#compiled(await readFile(join(job.folder, job.file), 'utf8'), job.install)
    if ('program' in outcome) return runProgram(outcome.program)
    await appendFile(job.stdout, '')
    await appendFile(job.stderr, outcome.complaint)
    return { exitCode: 1, timedOut: false }
  }

  async #compiled(text: string, install: Job['install']): Promise<Compiled<Program>> {
    const digest = createHash('sha256')
      .update(JSON.stringify([text, install]))
      .digest('hex')
      .slice(0, 20)
    const found = this.#found.get(digest) ?? this.#compileIn(digest, text, install)
    // The most recently used one comes last.
    this.#found.delete(digest)
    this.#found.set(digest, found)
    const [oldest] = this.#found.keys()
    if (this.#found.size > KEPT && oldest !== undefined) {
      const old = this.#found.get(oldest)
      this.#found.delete(oldest)
      await old
      await rm(join(this.#folder, oldest), { recursive: true })
    }
    return found
  }

  async #compileIn(digest: string, text: string, install: Job['install']): Promise<Compiled<Program>> {
    const folder = join(this.#folder, digest)
    await mkdir(folder)
    return this.#compile(text, install, folder)
  }
}
