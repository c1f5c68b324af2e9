import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { BatchParser } from '../twin-language.ts'
import { type GoToolchain, goToolchain } from './environment.ts'

/** What the reader tells of a program. */
export interface GoFacts {
  readonly error: string | null
  readonly imports: readonly string[]
  readonly environment: readonly string[]
  readonly readsWholeEnvironment: boolean
}

/** Go's own parser and gofmt, in one process that reads many programs. */
export class GoReader {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #waiting: { resolve(line: string): void; reject(error: Error): void }[] = []
  #stderr = ''
  #ended = false

  constructor({ reader }: GoToolchain) {
    this.#process = spawn(reader)
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#waiting.shift()?.resolve(line))
    this.#process.stderr.on('data', (bytes: Buffer) => {
      this.#stderr += bytes.toString()
    })
    const end = (error: Error) => {
      this.#ended = true
      for (const { reject } of this.#waiting.splice(0)) reject(error)
    }
    this.#process.on('error', end)
    this.#process.on('close', () => end(new Error(`The reader of Go programs ended: ${this.#stderr}`)))
  }

  async read(texts: readonly string[]): Promise<readonly GoFacts[]> {
    if (this.#ended) throw new Error(`The reader of Go programs ended: ${this.#stderr}`)
    const answer = new Promise<string>((resolve, reject) => this.#waiting.push({ resolve, reject }))
    this.#process.stdin.write(`${JSON.stringify(texts)}\n`)
    return JSON.parse(await answer) as readonly GoFacts[]
  }

  close(): void {
    this.#process.stdin.end()
  }
}

export function openGoParser(): BatchParser {
  const opened = goToolchain().then((toolchain) => new GoReader(toolchain))
  return {
    parse: async (texts) => (await (await opened).read(texts)).map(({ error }) => error ?? undefined),
    close: () => void opened.then((reader) => reader.close()),
  }
}
