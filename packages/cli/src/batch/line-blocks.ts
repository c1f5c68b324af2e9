const NEWLINE = 0x0a

/** Some whole lines of the input, or one line that was too long to keep. */
export interface Block {
  /** Number of the block, from 0. */
  readonly index: number
  /** Number of its first line in the input, from 1. */
  readonly firstLine: number
  readonly lines: number
  /** The lines, each ended by a newline but the last; absent when the line was too long. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined
  /** Bytes of the input up to the end of this block. */
  readonly endByte: number
}

export interface BlockLimits {
  /** Number of lines to skip. */
  readonly offset: number
  /** Number of lines to read after those; all if absent. */
  readonly limit?: number | undefined
  /** Maximum length of a line; longer lines are dropped and reported. */
  readonly maxLineBytes: number
  /** A block ends with the line that reaches one of these. */
  readonly blockLines: number
  readonly blockBytes: number
}

/** Cuts a stream of bytes into blocks of whole lines. It keeps no more than one block and one line. */
export class LineBlocks {
  readonly #limits: BlockLimits
  #index = 0
  #linesRead = 0
  #bytesRead = 0
  /** Whole lines of the block that is being filled. */
  #block: Uint8Array[] = []
  #blockBytes = 0
  #blockLines = 0
  /** The line that has not ended yet. */
  #line: Uint8Array[] = []
  #lineBytes = 0

  constructor(limits: BlockLimits) {
    this.#limits = limits
  }

  /** Whether all requested lines have been read. */
  get isDone(): boolean {
    const { offset, limit } = this.#limits
    return limit !== undefined && this.#linesRead >= offset + limit
  }

  /** Adds bytes and returns the blocks that they complete. The bytes must not change afterwards. */
  *push(chunk: Uint8Array): Generator<Block> {
    let start = 0
    while (start < chunk.length && !this.isDone) {
      const found = chunk.indexOf(NEWLINE, start)
      const end = found === -1 ? chunk.length : found + 1
      this.#bytesRead += end - start
      if (this.#linesRead >= this.#limits.offset) this.#addToLine(chunk.subarray(start, end))
      if (found !== -1) yield* this.#endLine()
      start = end
    }
  }

  /** Returns the last block when the input ends. */
  *end(): Generator<Block> {
    if (this.#lineBytes > 0 && !this.isDone) yield* this.#endLine()
    yield* this.#endBlock()
  }

  #addToLine(bytes: Uint8Array): void {
    this.#lineBytes += bytes.length
    if (this.#lineBytes > this.#limits.maxLineBytes) this.#line = []
    else this.#line.push(bytes)
  }

  *#endLine(): Generator<Block> {
    if (this.#linesRead < this.#limits.offset) {
      this.#linesRead++
      return
    }
    if (this.#lineBytes > this.#limits.maxLineBytes) {
      yield* this.#endBlock()
      this.#linesRead++
      yield { index: this.#index++, firstLine: this.#linesRead, lines: 1, bytes: undefined, endByte: this.#bytesRead }
    } else {
      this.#linesRead++
      this.#block.push(...this.#line)
      this.#blockBytes += this.#lineBytes
      this.#blockLines++
    }
    this.#line = []
    this.#lineBytes = 0
    const isFull = this.#blockLines >= this.#limits.blockLines || this.#blockBytes >= this.#limits.blockBytes
    if (isFull || this.isDone) yield* this.#endBlock()
  }

  *#endBlock(): Generator<Block> {
    if (this.#blockLines === 0) return
    // A buffer of its own, which can be handed to another thread without a copy.
    const bytes = new Uint8Array(this.#blockBytes)
    let at = 0
    for (const part of this.#block) {
      bytes.set(part, at)
      at += part.length
    }
    yield {
      index: this.#index++,
      firstLine: this.#linesRead - this.#blockLines + 1,
      lines: this.#blockLines,
      bytes,
      endByte: this.#bytesRead - this.#lineBytes,
    }
    this.#block = []
    this.#blockBytes = 0
    this.#blockLines = 0
  }
}
