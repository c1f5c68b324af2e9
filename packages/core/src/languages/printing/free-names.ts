/** Returns unique names. Each base name remembers its last number, so that many collisions cost no extra time. */
export class FreeNames {
  readonly #used: Set<string>
  readonly #counts = new Map<string, number>()

  /** @param used names that can't be taken */
  constructor(used: Iterable<string> = []) {
    this.#used = new Set(used)
  }

  has(name: string): boolean {
    return this.#used.has(name)
  }

  /** Takes the first free name of `name`, `name2`, `name3`, and so on, with `separator` before the number. */
  take(name: string, separator = ''): string {
    let free = name
    let count = this.#counts.get(name) ?? 2
    while (this.#used.has(free)) free = `${name}${separator}${count++}`
    this.#counts.set(name, count)
    this.#used.add(free)
    return free
  }
}
