/**
 * Names of which no two are alike. Each base remembers how far it has counted, so that as many names that collide cost as
 * much as others.
 */
export class FreeNames {
  readonly #used: Set<string>
  readonly #counts = new Map<string, number>()

  /** @param used names that nothing may take */
  constructor(used: Iterable<string> = []) {
    this.#used = new Set(used)
  }

  has(name: string): boolean {
    return this.#used.has(name)
  }

  /** Takes the first of `name`, `name2`, `name3` … that is free; `separator` stands before the number. */
  take(name: string, separator = ''): string {
    let free = name
    let count = this.#counts.get(name) ?? 2
    while (this.#used.has(free)) free = `${name}${separator}${count++}`
    this.#counts.set(name, count)
    this.#used.add(free)
    return free
  }
}
