import { performance } from 'node:perf_hooks'
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'
import PQueue from 'p-queue'

/** Jobs of one client that may be there: the tabs of many people behind one address. */
const MOST_WAITING_OF_ONE = 100
const MOST_WAITING = 1000
/** Who opens connections without end must not hold up all work. */
const MOST_ROUNDS = 1000
/**
 * Work that takes a processor holds up this timer; what is still under way when it rings waits for a hub, or for a
 * reader, and the next job may begin.
 */
const SLICE_MILLISECONDS = 10

/**
 * Work that takes a processor, one job at a time. Between two jobs the server goes through what came in meanwhile, so
 * that who asks for its health waits for one job at most. Whose jobs wait is served in turn: the second of
 * a client comes after the first of everybody else.
 */
export class WorkQueue {
  readonly #queue = new PQueue({ concurrency: 1 })
  readonly #arrivals: () => number
  /** Jobs of each client that wait or have the processor. */
  readonly #jobs = new Map<string, number>()

  /** @param arrivals how many connections were made so far */
  constructor(arrivals: () => number = () => 0) {
    this.#arrivals = arrivals
  }

  /** Whose jobs are too many to take one more. */
  fullOf(client: string): 'client' | 'everybody' | undefined {
    if ((this.#jobs.get(client) ?? 0) >= MOST_WAITING_OF_ONE) return 'client'
    return this.#queue.size >= MOST_WAITING ? 'everybody' : undefined
  }

  /**
   * Adds a job, unless `fullOf` says otherwise.
   *
   * @param work must not throw
   * @param ended is told for how many milliseconds the job had the processor
   */
  add(client: string, work: () => Promise<void>, ended: (milliseconds: number) => void): void {
    const before = this.#jobs.get(client) ?? 0
    this.#jobs.set(client, before + 1)
    const run = async (): Promise<void> => {
      const began = performance.now()
      await this.#slice(work)
      this.#leave(client)
      ended(performance.now() - began)
      await this.#letIn()
    }
    void this.#queue.add(run, { priority: -before })
  }

  async #slice(work: () => Promise<void>): Promise<void> {
    const over = new AbortController()
    const ringing = wait(SLICE_MILLISECONDS, undefined, { signal: over.signal }).catch(() => undefined)
    await Promise.race([work(), ringing])
    over.abort()
  }

  /** Node takes one new connection each round: those that wait before the door are taken before the next job. */
  async #letIn(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const before = this.#arrivals()
      await nextRound()
      if (this.#arrivals() === before) return
    }
  }

  #leave(client: string): void {
    const left = (this.#jobs.get(client) ?? 1) - 1
    if (left === 0) this.#jobs.delete(client)
    else this.#jobs.set(client, left)
  }
}
