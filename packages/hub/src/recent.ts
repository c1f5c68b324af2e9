interface Entry<Value> {
  readonly value: Value
  readonly bytes: number
  readonly until: number
}

/** Remembers values for a while: at most so many, of at most so many bytes; the one longest unused goes first. */
export class Recent<Value> {
  // A Map keeps the order in which keys were set: setting anew what is read puts it last.
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #most: { readonly entries: number; readonly bytes: number }
  #bytes = 0

  constructor(most: { readonly entries: number; readonly bytes: number }) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    this.#delete(key)
    if (entry.until <= Date.now()) return undefined
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    return entry.value
  }

  /**
   * @param bytes about how much memory the value takes
   * @param milliseconds how long it is good
   */
  set(key: string, value: Value, bytes: number, milliseconds: number): void {
    this.#delete(key)
    if (bytes > this.#most.bytes) return
    this.#entries.set(key, { value, bytes, until: Date.now() + milliseconds })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most.entries && this.#bytes <= this.#most.bytes) break
      this.#delete(oldest)
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
