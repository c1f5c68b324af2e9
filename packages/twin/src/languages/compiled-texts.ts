import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Job, ProcessEnd } from './twin-language.ts'

/** Compiled examples that are kept: several runs of one text follow each other. */
const KEPT = 50

/** What a text was compiled to, or what the compiler says of it. */
export type Compiled<Program> = { readonly program: Program } | { readonly complaint: string }

/** The examples of one language that were compiled last. */
export class CompiledTexts<Program> {
  readonly #folder: string
  readonly #compile: (text: string, install: Job['install'], folder: string) => Promise<Compiled<Program>>
  readonly #found = new Map<string, Promise<Compiled<Program>>>()

  /**
   * @param folder holds a folder for each text
   * @param compile compiles a text with what a command installs, in an empty folder
   */
  constructor(
    folder: string,
    compile: (text: string, install: Job['install'], folder: string) => Promise<Compiled<Program>>,
  ) {
    this.#folder = folder
    this.#compile = compile
  }

  /** Compiles the text of a job, unless that was done, and runs it. What does not compile ends with the complaint. */
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
    // The one that was asked for last stands last.
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
