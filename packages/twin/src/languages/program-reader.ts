import { LineProcess } from './line-process.ts'
import { type SourceFacts, unreadable } from './source-facts.ts'
import type { BatchParser } from './twin-language.ts'

/**
 * A process that reads programs without running them, written in their own language. For each list of programs, it
 * returns their facts as one line of JSON.
 */
export class ProgramReader {
  readonly #process: LineProcess

  constructor(command: string, parameters: readonly string[]) {
    this.#process = new LineProcess(`The reader of ${command}`, command, parameters)
  }

  async read(programs: readonly string[]): Promise<readonly SourceFacts[]> {
    const found = (await this.#process.ask(programs)) as readonly SourceFacts[]
    return found.map((facts) => (facts.error === null ? facts : unreadable(facts.error)))
  }

  async readOne(program: string): Promise<SourceFacts> {
    return (await this.read([program]))[0] ?? unreadable('nothing was read')
  }

  stop(): Promise<void> {
    return this.#process.stop()
  }
}

/** A language's parser based on such a process. */
export const parserOf = (reader: ProgramReader): BatchParser => ({
  parse: async (texts) => (await reader.read(texts)).map(({ error }) => error ?? undefined),
  close: () => void reader.stop(),
})
