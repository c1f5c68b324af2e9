import { Worker } from 'node:worker_threads'
import { type Answered, type BlockChoices, sizeOf } from './answer-block.ts'
import type { Block } from './line-blocks.ts'

/** Blocks queued per worker: enough that it isn’t idle while the next one is read. */
const BLOCKS_PER_WORKER = 2

/**
 * MiB in which a thread keeps what is new. Left to itself it takes three times as much before it clears up, and two threads
 * come to the whole bar; much less makes it clear up more often, and slower.
 */
const YOUNG_MEMORY_MIB = 32

/**
 * MiB that a thread may hold. It clears up in time for this and not for the gigabytes that it has left to itself; a line
 * that is read takes some times the memory of its bytes.
 */
const oldMemoryMiB = (maxLineBytes: number): number => 256 + Math.ceil((16 * maxLineBytes) / 2 ** 20)

/** From source, the worker's file lies beside this one; built, it has a name of its own in the same folder. */
const workerFile = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('./worker.ts', import.meta.url)
    : new URL('./batch-worker.js', import.meta.url)

interface Place {
  readonly worker: Worker
  waiting: number
}

/**
 * Threads that answer blocks. No more blocks are taken in than are given back, and a thread waits while much of what it
 * gave is not written, so that memory stays bounded. The earliest block never waits: each thread answers its blocks in
 * their order.
 */
export class Pool {
  readonly #workers: Place[] = []
  /** Who answers each block that is inside. */
  readonly #places = new Map<number, Place>()
  readonly #onAnswer: (answered: Answered) => void
  #inside = 0
  #wakeUp: (() => void) | undefined

  /**
   * @param jobs number of threads
   * @param onAnswer called for each part of a block as it gets ready; its memory counts until `release`
   * @param onFailure called when a thread dies
   */
  constructor(
    jobs: number,
    choices: BlockChoices,
    onAnswer: (answered: Answered) => void,
    onFailure: (error: Error) => void,
  ) {
    this.#onAnswer = onAnswer
    for (let job = 0; job < jobs; job++) {
      const resourceLimits = {
        maxYoungGenerationSizeMb: YOUNG_MEMORY_MIB,
        maxOldGenerationSizeMb: oldMemoryMiB(choices.maxLineBytes),
      }
      const place = { worker: new Worker(workerFile(), { workerData: choices, resourceLimits }), waiting: 0 }
      place.worker.on('message', (answered: Answered) => {
        if (answered.isLast) place.waiting--
        this.#onAnswer(answered)
      })
      place.worker.on('error', onFailure)
      this.#workers.push(place)
    }
  }

  /** Queues a block; waits until there’s room. */
  async answer(block: Block): Promise<void> {
    // Twice the queue, because blocks that wait for an earlier one to be written also count.
    while (this.#inside >= this.#workers.length * BLOCKS_PER_WORKER * 2) {
      await new Promise<void>((resolve) => {
        this.#wakeUp = resolve
      })
    }
    this.#inside++
    const idlest = this.#workers.reduce((best, place) => (place.waiting < best.waiting ? place : best))
    idlest.waiting++
    this.#places.set(block.index, idlest)
    idlest.worker.postMessage(block, block.bytes === undefined ? [] : [block.bytes.buffer])
  }

  /** Reports that a part was written and its memory is free. */
  release(answered: Answered): void {
    const { index, isLast } = answered
    this.#places.get(index)?.worker.postMessage(sizeOf(answered))
    if (!isLast) return
    this.#places.delete(index)
    this.#inside--
    this.#wakeUp?.()
  }

  async stop(): Promise<void> {
    await Promise.all(this.#workers.map(({ worker }) => worker.terminate()))
  }
}
