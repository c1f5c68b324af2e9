/** One answer as it came over a connection. */
export interface Answer {
  readonly status: number
  /** The head as it was sent, in Latin-1. */
  readonly head: string
  readonly body: Buffer
}

/**
 * Reads the answers that come over one connection, in order. It stands here because a client library takes more of a
 * processor than the server it asks, and then the server is never under full load.
 */
export class AnswerReader {
  #bytes: Buffer = Buffer.alloc(0)

  /**
   * @param part what came
   * @returns the answer that is whole with it, or undefined when more has to come
   * @throws Error when it is no HTTP
   */
  read(part: Buffer): Answer | undefined {
    this.#bytes = this.#bytes.length === 0 ? part : Buffer.concat([this.#bytes, part])
    const end = this.#bytes.indexOf('\r\n\r\n')
    if (end === -1) return undefined
    const head = this.#bytes.toString('latin1', 0, end)
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1])
    if (Number.isNaN(status)) throw new Error(`no HTTP: ${JSON.stringify(head.slice(0, 100))}`)
    const start = end + 4
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length !== undefined) {
      const last = start + Number(length)
      return this.#bytes.length < last ? undefined : this.#take(status, head, this.#bytes.subarray(start, last), last)
    }
    if (!/\r\ntransfer-encoding: chunked/i.test(head)) return this.#take(status, head, Buffer.alloc(0), start)
    return this.#readChunks(status, head, start)
  }

  #readChunks(status: number, head: string, start: number): Answer | undefined {
    const chunks: Buffer[] = []
    let at = start
    for (;;) {
      const line = this.#bytes.indexOf('\r\n', at)
      if (line === -1) return undefined
      const size = Number.parseInt(this.#bytes.toString('latin1', at, line), 16)
      const last = line + 2 + size
      if (this.#bytes.length < last + 2) return undefined
      if (size === 0) return this.#take(status, head, Buffer.concat(chunks), last + 2)
      chunks.push(this.#bytes.subarray(line + 2, last))
      at = last + 2
    }
  }

  #take(status: number, head: string, body: Buffer, last: number): Answer {
    this.#bytes = this.#bytes.subarray(last)
    return { status, head, body }
  }
}
