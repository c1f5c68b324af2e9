import { Worker } from 'node:worker_threads'
import type { Answered, BlockChoices } from './answer-block.ts'
import type { Block } from './line-blocks.ts'

/** So many blocks wait at a worker that it never stands idle while the next one is read. */
const BLOCKS_PER_WORKER = 2

/**
 * MiB in which a thread keeps what is new. Left to itself it takes three times as much before it clears up, and two threads
 * come to the whole bar; much less makes it clear up more often, and slower.
 */
const YOUNG_MEMORY_MIB = 32

/** From source, the worker's file lies beside this one; built, it has a name of its own in the same folder. */
const workerFile = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('./worker.ts', import.meta.url)
    : new URL('./batch-worker.js', import.meta.url)

/** Threads that answer blocks. No more blocks are taken in than are given back, so that memory stays bounded. */
export class Pool {
  readonly #workers: { readonly worker: Worker; waiting: number }[] = []
  readonly #onAnswer: (answered: Answered) => void
  #inside = 0
  #wakeUp: (() => void) | undefined

  /**
   * @param jobs number of threads
   * @param onAnswer called for each block as it gets ready; its memory counts until `release`
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
      const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MEMORY_MIB }
      const place = { worker: new Worker(workerFile(), { workerData: choices, resourceLimits }), waiting: 0 }
      place.worker.on('message', (answered: Answered) => {
        place.waiting--
        this.#onAnswer(answered)
      })
      place.worker.on('error', onFailure)
      this.#workers.push(place)
    }
  }

  /** Takes a block in, once there is room. */
  async answer(block: Block): Promise<void> {
    // Twice the queue: blocks that wait for an earlier one to be written count, too.
    while (this.#inside >= this.#workers.length * BLOCKS_PER_WORKER * 2) {
      await new Promise<void>((resolve) => {
        this.#wakeUp = resolve
      })
    }
    this.#inside++
    const idlest = this.#workers.reduce((best, place) => (place.waiting < best.waiting ? place : best))
    idlest.waiting++
    idlest.worker.postMessage(block, block.bytes === undefined ? [] : [block.bytes.buffer])
  }

  /** Says that an answer was written and its memory is free. */
  release(): void {
    this.#inside--
    this.#wakeUp?.()
  }

  async stop(): Promise<void> {
    await Promise.all(this.#workers.map(({ worker }) => worker.terminate()))
  }
}
