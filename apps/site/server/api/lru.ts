/** A table that forgets what was not asked for longest, once what it holds weighs more than it may. */
export class Lru<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly weight: number }>()
  readonly #limit: number
  #weight = 0

  /** @param limit what all entries may weigh together, in the unit of the weights given to `set` */
  constructor(limit: number) {
    this.#limit = limit
  }

  get size(): number {
    return this.#entries.size
  }

  /** What all entries weigh together. */
  get weight(): number {
    return this.#weight
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    // A map keeps the order in which keys came: the youngest is last.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Keeps a value, unless it weighs more than all entries may together. */
  set(key: string, value: Value, weight: number): void {
    this.delete(key)
    if (weight > this.#limit) return
    this.#entries.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limit) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#weight -= entry.weight
  }
}
