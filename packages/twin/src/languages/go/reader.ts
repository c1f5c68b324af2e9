import { LineProcess } from '../line-process.ts'
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
  readonly #process: LineProcess

  constructor({ reader }: GoToolchain) {
    this.#process = new LineProcess('The reader of Go programs', reader, [])
  }

  async read(texts: readonly string[]): Promise<readonly GoFacts[]> {
    return (await this.#process.ask(texts)) as readonly GoFacts[]
  }

  close(): Promise<void> {
    return this.#process.stop()
  }
}

export function openGoParser(): BatchParser {
  const opened = goToolchain().then((toolchain) => new GoReader(toolchain))
  return {
    parse: async (texts) => (await (await opened).read(texts)).map(({ error }) => error ?? undefined),
    close: () => void opened.then((reader) => reader.close()),
  }
}
