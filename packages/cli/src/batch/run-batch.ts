import type { Writable } from 'node:stream'
import type { Answered, BlockChoices } from './answer-block.ts'
import { LineBlocks } from './line-blocks.ts'
import { Pool } from './pool.ts'
import type { Standing } from './progress.ts'

// Some hundred examples: enough to make the way to a thread and back cheap, and small enough to hold a few dozen.
const BLOCK_LINES = 64
const BLOCK_BYTES = 64 * 1024

export interface BatchRun extends BlockChoices {
  readonly input: AsyncIterable<Uint8Array>
  readonly output: Writable
  /** Where error records go when they are kept apart. */
  readonly errors?: Writable | undefined
  readonly jobs: number
  /** Keep the order of the input. */
  readonly ordered: boolean
  readonly offset: number
  readonly limit?: number | undefined
  readonly onProgress?: ((standing: Standing) => void) | undefined
}

/**
 * Answers every line of the input on all threads, in bounded memory.
 *
 * @returns how many lines were answered, and how many of them were bad; only so far if the output’s reader stops
 * @throws the error of the input, the output, or a thread
 */
export async function runBatch(run: BatchRun): Promise<Standing> {
  const { input, output, jobs, offset, limit, maxLineBytes } = run
  const blocks = new LineBlocks({ offset, limit, maxLineBytes, blockLines: BLOCK_LINES, blockBytes: BLOCK_BYTES })
  const writer = new AnswerWriter(run, (answered) => pool.release(answered))
  const { provider, language, client, typescript, streaming, explain, numbered, separateErrors } = run
  const choices = { provider, language, client, typescript, streaming, explain, numbered, separateErrors, maxLineBytes }
  const pool = new Pool(
    jobs,
    choices,
    (answered) => writer.take(answered),
    (error) => writer.fail(error),
  )
  output.on('error', (error: NodeJS.ErrnoException) => writer.fail(error))
  run.errors?.on('error', (error: NodeJS.ErrnoException) => writer.fail(error))
  const feed = async (): Promise<void> => {
    let count = 0
    const answer = async (found: ReturnType<LineBlocks['push']>): Promise<void> => {
      for (const block of found) {
        count++
        await pool.answer(block)
      }
    }
    // With a limit of 0, don’t wait for input.
    if (limit !== 0) {
      for await (const chunk of input) {
        await answer(blocks.push(chunk))
        if (blocks.isDone) break
      }
    }
    await answer(blocks.end())
    await writer.written(count)
  }
  try {
    await Promise.race([feed(), writer.failed])
  } catch (error) {
    // The reader closed the pipe: that isn’t an error.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  } finally {
    await pool.stop()
  }
  return writer.standing
}

/** Writes answers, in order or as they come, and no faster than they are read. */
class AnswerWriter {
  readonly failed: Promise<never>
  readonly #run: BatchRun
  readonly #release: (answered: Answered) => void
  /** Parts of later blocks that are ready early. */
  readonly #early = new Map<number, readonly Answered[]>()
  /** Parts to write next. */
  readonly #ready: Answered[] = []
  #next = 0
  #written = 0
  #lines = 0
  #bad = 0
  #bytes = 0
  #isWriting = false
  #reject: (error: Error) => void = () => undefined
  #expected: { readonly count: number; readonly resolve: () => void } | undefined

  constructor(run: BatchRun, release: (answered: Answered) => void) {
    this.#run = run
    this.#release = release
    this.failed = new Promise((_, reject) => {
      this.#reject = reject
    })
    // It may fail before anything awaits it.
    this.failed.catch(() => undefined)
  }

  get standing(): Standing {
    return { lines: this.#lines, bad: this.#bad, bytes: this.#bytes }
  }

  fail(error: Error): void {
    this.#reject(error)
  }

  /** Resolves when this many blocks are written. */
  written(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#expected = { count, resolve }
      this.#checkEnd()
    })
  }

  take(answered: Answered): void {
    if (!this.#run.ordered || answered.index === this.#next) this.#ready.push(answered)
    else this.#early.set(answered.index, [...(this.#early.get(answered.index) ?? []), answered])
    if (!this.#isWriting) this.#writeReady().catch((error) => this.fail(error))
  }

  async #writeReady(): Promise<void> {
    this.#isWriting = true
    for (let answered = this.#ready.shift(); answered !== undefined; answered = this.#ready.shift()) {
      // Errors first and complete: --resume uses them to find which lines the output lacks.
      if (this.#run.errors !== undefined) await write(this.#run.errors, answered.errors)
      await write(this.#run.output, answered.output)
      this.#lines += answered.lines
      this.#bad += answered.bad
      if (answered.isLast) this.#endBlock(answered)
      this.#release(answered)
      this.#run.onProgress?.(this.standing)
    }
    this.#isWriting = false
    this.#checkEnd()
  }

  #endBlock({ endByte }: Answered): void {
    this.#written++
    this.#bytes = Math.max(this.#bytes, endByte)
    this.#next++
    this.#ready.push(...(this.#early.get(this.#next) ?? []))
    this.#early.delete(this.#next)
  }

  #checkEnd(): void {
    if (this.#expected !== undefined && this.#written === this.#expected.count) this.#expected.resolve()
  }
}

/**
 * Resolves once the stream has written all of it.
 *
 * @throws what the stream fails with
 */
async function write(stream: Writable, bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) return
  await new Promise<void>((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}
