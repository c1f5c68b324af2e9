import { performance } from 'node:perf_hooks'
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'
import PQueue from 'p-queue'

/** The most jobs of one client; many people may share an address. */
const MOST_WAITING_OF_ONE = 100
const MOST_WAITING = 1000
/** The most jobs in total, so that endless connections don’t block everyone. */
const MOST_ROUNDS = 1000
/**
 * Work that uses the processor delays this timer. A job that’s still running when it fires waits for something else, so
 * the next can start.
 */
const SLICE_MILLISECONDS = 10

/** Callbacks by which a job in a thread reports its progress. */
export interface Turn {
  /** A thread has started it. The time it waited for one isn't charged to its client. */
  readonly begins: () => void
  /** It waits for the hub or the router, so the thread can take another job. */
  readonly waits: () => void
  /** It’s done, and this is the CPU time it took. Not called for rejected jobs. */
  readonly took: (milliseconds: number) => void
}

/**
 * Work that takes a processor: one job at a time, or one in each thread. Between two jobs the server goes through what
 * came in meanwhile, so that who asks for its health waits for one job at most. Whose jobs wait is served in turn: a
 * client has one job under way, and the next one stands behind those of everybody else.
 */
export class WorkQueue {
  readonly #queue: PQueue
  readonly #arrivals: () => number
  readonly #hasThreads: boolean
  /** Jobs of each client: the first runs or waits for a thread, and the others wait for the first. */
  readonly #jobs = new Map<string, (() => Promise<void>)[]>()
  #waiting = 0

  /**
   * @param arrivals how many connections were made so far
   * @param threads how many threads do the work; none: it is done in this one
   */
  constructor(arrivals: () => number = () => 0, threads = 0) {
    this.#arrivals = arrivals
    this.#hasThreads = threads > 0
    this.#queue = new PQueue({ concurrency: Math.max(1, threads) })
  }

  /** Says whose limit another job would exceed. */
  fullOf(client: string): 'client' | 'everybody' | undefined {
    if ((this.#jobs.get(client)?.length ?? 0) >= MOST_WAITING_OF_ONE) return 'client'
    return this.#waiting >= MOST_WAITING ? 'everybody' : undefined
  }

  /**
   * Adds a job, unless `fullOf` says otherwise.
   *
   * @param work must not throw; in a thread it reports its progress
   * @param ended called with the milliseconds that the job cost: CPU time of its thread, so that a busy machine makes no
   * job dearer; the time that passed where that isn't known
   */
  add(client: string, work: (turn: Turn) => Promise<void>, ended: (milliseconds: number) => void): void {
    const run = async (): Promise<void> => {
      this.#waiting--
      let began = performance.now()
      let cost: number | undefined
      const begins = (): void => {
        began = performance.now()
      }
      const took = (milliseconds: number): void => {
        cost = milliseconds
      }
      const charge = (): void => ended(cost ?? performance.now() - began)
      const inThread = () => new Promise<void>((waits) => void work({ begins, waits, took }).then(charge).then(waits))
      await (this.#hasThreads ? inThread() : this.#slice(work).then(charge))
      this.#next(client)
      await this.#letIn()
    }
    this.#waiting++
    const jobs = this.#jobs.get(client)
    if (jobs !== undefined) jobs.push(run)
    else {
      this.#jobs.set(client, [run])
      void this.#queue.add(run)
    }
  }

  async #slice(work: (turn: Turn) => Promise<void>): Promise<void> {
    const over = new AbortController()
    const ringing = wait(SLICE_MILLISECONDS, undefined, { signal: over.signal }).catch(() => undefined)
    const nothing = (): void => undefined
    await Promise.race([work({ begins: nothing, waits: nothing, took: nothing }), ringing])
    over.abort()
  }

  /** Node accepts one new connection per event-loop turn; accept waiting ones before the next job. */
  async #letIn(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const before = this.#arrivals()
      await nextRound()
      if (this.#arrivals() === before) return
    }
  }

  /** After a client’s job, queues its next one behind those of others. */
  #next(client: string): void {
    const [, next, ...rest] = this.#jobs.get(client) ?? []
    if (next === undefined) this.#jobs.delete(client)
    else {
      this.#jobs.set(client, [next, ...rest])
      void this.#queue.add(next)
    }
  }
}
