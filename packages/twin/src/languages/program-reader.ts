import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type SourceFacts, unreadable } from './source-facts.ts'
import type { BatchParser } from './twin-language.ts'

/**
 * A process that reads programs without running them, written in their own language: it is given lists of programs, and
 * gives the facts of each, a line of JSON for a list.
 */
export class ProgramReader {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #waiting: { resolve(line: string): void; reject(error: Error): void }[] = []
  readonly #closed: Promise<void>
  #hasEnded = false
  #stderr = ''

  constructor(command: string, parameters: readonly string[]) {
    this.#process = spawn(command, parameters)
    this.#process.stderr.on('data', (text) => {
      this.#stderr += text
    })
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#waiting.shift()?.resolve(line))
    this.#closed = new Promise((resolve) => {
      this.#process.on('close', () => {
        this.#hasEnded = true
        for (const { reject } of this.#waiting.splice(0)) reject(this.#end())
        resolve()
      })
    })
  }

  async read(programs: readonly string[]): Promise<readonly SourceFacts[]> {
    if (this.#hasEnded) throw this.#end()
    const answer = new Promise<string>((resolve, reject) => this.#waiting.push({ resolve, reject }))
    this.#process.stdin.write(`${JSON.stringify(programs)}\n`)
    const found = JSON.parse(await answer) as readonly SourceFacts[]
    return found.map((facts) => (facts.error === null ? facts : unreadable(facts.error)))
  }

  async readOne(program: string): Promise<SourceFacts> {
    return (await this.read([program]))[0] ?? unreadable('nothing was read')
  }

  stop(): Promise<void> {
    this.#process.stdin.end()
    return this.#closed
  }

  #end(): Error {
    return new Error(`The reader of ${this.#process.spawnfile} ended: ${this.#stderr}`)
  }
}

/** The parser of a language that has such a process. */
export const parserOf = (reader: ProgramReader): BatchParser => ({
  parse: async (texts) => (await reader.read(texts)).map(({ error }) => error ?? undefined),
  close: () => void reader.stop(),
})
