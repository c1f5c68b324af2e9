import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Hub, Router } from '@model-snippets/hub'
import { asker } from '../../app/domain/hub/asker.server.ts'
import type { Exchange } from '../api/exchange.ts'
import { ProblemError } from '../api/problem.ts'
import type { Turn } from '../limits/work-queue.ts'

/** A request to another thread, and its response. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array | undefined
}
export interface SentAnswer {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array<ArrayBuffer> | null
  readonly exchange: Exchange & { readonly route?: string }
}

export type ToWorker =
  | { readonly kind: 'request'; readonly job: number; readonly request: SentRequest }
  | { readonly kind: 'hub'; readonly call: number; readonly answer: unknown }
export type FromWorker =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'answer'
      readonly job: number
      readonly answer: SentAnswer
      /** CPU time in the thread. */
      readonly milliseconds: number
    }
  | { readonly kind: 'failed'; readonly name: string; readonly stack: string; readonly route: string }
  | {
      readonly kind: 'hub'
      readonly job: number
      readonly call: number
      readonly method: keyof Sources
      readonly argument: never
    }

/**
 * Only a missing limit lets a response take this much CPU time. CPU time is counted, not elapsed time, because the
 * machine may be busy.
 */
const MOST_PROCESSOR_MILLISECONDS = 1500
const LOOK_MILLISECONDS = 100
/** A worker that needs more memory ends without affecting others. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** Sources that one thread queries and caches for all. */
export type Sources = Pick<Hub, 'find' | 'recall' | 'search'> &
  Pick<Router, 'facts'> & { readonly recallFacts: Router['recall'] }

/** When a thread ends, the job that worked in it is suspected more than those that waited for the hub. */
const SUSPICION = { working: 2, waiting: 1, most: 3 } as const

const ALONE: Turn = { begins: () => undefined, waits: () => undefined, took: () => undefined }

const TOO_MUCH_WORK = new ProblemError(
  'answer-too-large',
  'This request takes too much work. Request fewer examples, or send shorter inputs.',
)

interface Job {
  readonly request: SentRequest
  /** Runs the job’s look-ups in the context of its client. */
  readonly ask: <Result>(work: () => Result) => Result
  readonly turn: Turn
  readonly resolve: (answer: SentAnswer) => void
  readonly reject: (error: unknown) => void
  /** Number of pending look-ups. */
  open: number
  /** Stops the CPU time check. */
  watch: AbortController | undefined
  /** Suspicion, raised when a thread ends during the job. */
  suspicion: number
  /** Resolves when the job has a result. */
  readonly over: Promise<void>
}

interface Place {
  worker: Worker
  readonly jobs: Map<number, Job>
  isReady: boolean
  /** The job that took too long, if the thread was ended for it. */
  overdue: Job | undefined
}

/**
 * Threads that write responses. If one takes too much time or memory, only its thread ends. The threads query the hub
 * and the router through this thread, which caches responses for all.
 */
export class WorkerPool {
  readonly #file: URL
  readonly #hub: Sources
  readonly #failed: (error: Error, route: string) => void
  readonly #places: Place[] = []
  #jobs = 0
  #isClosed = false
  /** Set when all threads have started. */
  #began = false
  #settle: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined
  /** Resolves when the threads have started, so that the first client needn’t wait. */
  readonly ready: Promise<void>

  /**
   * @param file the program of the threads
   * @param hub what their questions go to
   * @param failed takes what broke in them
   * @param size how many threads
   */
  constructor(file: URL, hub: Sources, failed: (error: Error, route: string) => void, size: number) {
    this.#file = file
    this.#hub = hub
    this.#failed = failed
    this.ready = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
    for (let count = 0; count < size; count++) {
      const place: Place = { worker: undefined as never, jobs: new Map(), isReady: false, overdue: undefined }
      this.#places.push(place)
      this.#start(place)
    }
  }

  /**
   * Writes a response in a thread.
   *
   * @param turn called when a thread starts the job, when the job waits for the hub, and with what it took
   * @throws ProblemError when it takes too much work
   */
  answer(request: SentRequest, turn: Turn = ALONE): Promise<SentAnswer> {
    const store = asker.getStore()
    const ask: Job['ask'] = (work) => (store === undefined ? work() : asker.run(store, work))
    let resolve!: Job['resolve']
    let reject!: Job['reject']
    const answer = new Promise<SentAnswer>((...settlers) => {
      ;[resolve, reject] = settlers
    })
    const nothing = () => undefined
    const over = answer.then(nothing, nothing)
    this.#give({
      resolve,
      reject,
      request,
      ask,
      turn,
      over,
      open: 0,
      watch: undefined,
      suspicion: 0,
    })
    return answer
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#places.map(({ worker }) => worker.terminate()))
  }

  #give(job: Job): void {
    const load = ({ isReady, jobs }: Place): number => (isReady ? 0 : 1000) + jobs.size
    const place = this.#places.reduce((best, each) => (load(each) < load(best) ? each : best))
    const id = ++this.#jobs
    place.jobs.set(id, job)
    if (place.isReady) this.#send(place, id, job)
  }

  #send(place: Place, id: number, job: Job): void {
    place.worker.postMessage({ kind: 'request', job: id, request: job.request } satisfies ToWorker)
    job.turn.begins()
    void this.#watch(place, job)
  }

  /** Ends the thread if the job takes too much CPU time. Most jobs are done before the first check. */
  async #watch(place: Place, job: Job): Promise<void> {
    const { worker } = place
    job.watch = new AbortController()
    const { signal } = job.watch
    const pause = () => wait(LOOK_MILLISECONDS, undefined, { signal })
    try {
      await pause()
      const before = await worker.cpuUsage()
      for (;;) {
        await pause()
        const { user, system } = await worker.cpuUsage(before)
        if (signal.aborted) return
        if ((user + system) / 1000 >= MOST_PROCESSOR_MILLISECONDS) break
      }
      // If several are over the limit, the first one delayed the others.
      place.overdue ??= job
      await worker.terminate()
    } catch {
      // The job or the thread has ended.
    }
  }

  #start(place: Place): void {
    const worker = new Worker(this.#file, { resourceLimits: LIMITS })
    place.worker = worker
    worker.on('message', (message: FromWorker) => this.#hear(place, message))
    worker.on('error', (error) => this.#failed(error, 'worker'))
    worker.once('exit', () => this.#replace(place))
  }

  #hear(place: Place, message: FromWorker): void {
    if (message.kind === 'ready') {
      place.isReady = true
      if (this.#places.every((each) => each.isReady)) {
        this.#began = true
        this.#settle?.resolve()
      }
      for (const [id, job] of place.jobs) this.#send(place, id, job)
    } else if (message.kind === 'answer') {
      const job = place.jobs.get(message.job)
      place.jobs.delete(message.job)
      job?.watch?.abort()
      job?.turn.took(message.milliseconds)
      job?.resolve(message.answer)
    } else if (message.kind === 'failed') {
      const error = Object.assign(new Error(''), { name: message.name, stack: message.stack })
      this.#failed(error, message.route)
    } else void this.#askHub(place, message)
  }

  async #askHub(place: Place, { job: id, call, method, argument }: FromWorker & { kind: 'hub' }): Promise<void> {
    const { worker, jobs } = place
    const job = jobs.get(id)
    if (job === undefined) return
    job.watch?.abort()
    job.open++
    // Cached responses arrive at once; for anything else, let other jobs run.
    const waiting = setTimeout(job.turn.waits, 5)
    const answer = await job.ask(() => this.#hub[method](argument) as Promise<unknown>)
    clearTimeout(waiting)
    // The thread has ended; the job starts again and repeats its look-ups.
    if (!jobs.has(id)) return
    job.open--
    if (job.open === 0) void this.#watch(place, job)
    worker.postMessage({ kind: 'hub', call, answer } satisfies ToWorker)
  }

  /** Replaces a thread that ended, and restarts the jobs that weren’t to blame. */
  #replace(place: Place): void {
    const jobs = [...place.jobs.values()]
    const { overdue } = place
    place.jobs.clear()
    place.isReady = false
    place.overdue = undefined
    // If threads fail at start, don’t try again.
    if (!this.#began) this.#settle?.reject(new Error('couldn’t start the worker threads'))
    else if (!this.#isClosed) this.#start(place)
    const suspects = jobs.filter((job) => job.open === 0 || job === overdue)
    const again: Job[] = []
    for (const job of jobs) {
      const isSuspect = suspects.includes(job)
      job.watch?.abort()
      job.open = 0
      job.suspicion += isSuspect && (overdue ?? job) === job ? SUSPICION.working : SUSPICION.waiting
      const isToBlame = (isSuspect && suspects.length === 1) || job.suspicion > SUSPICION.most
      if (this.#isClosed || isToBlame) job.reject(TOO_MUCH_WORK)
      else if (job === overdue) again.push(job)
      else if (isSuspect) again.unshift(job)
      else this.#give(job)
    }
    void this.#giveApart(again)
  }

  /** Runs suspects one by one, so that the one to blame doesn’t end the others again. */
  async #giveApart(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) {
      this.#give(job)
      await job.over
    }
  }
}
