import { parentPort, workerData } from 'node:worker_threads'
import { setLogger } from '@model-snippets/core'
import { answerBlock, type BlockChoices, sizeOf } from './answer-block.ts'
import type { Block } from './line-blocks.ts'

/** The thread waits if more bytes than this are returned but not yet written. */
const MOST_UNWRITTEN_BYTES = 4 * 1024 * 1024

// The records contain all that the generator logs.
setLogger({ error: () => undefined })

const choices = workerData as BlockChoices
const blocks: Block[] = []
let isBusy = false
let unwritten = 0
let goOn: (() => void) | undefined

/** A block to answer, or how many bytes were written since. */
parentPort?.on('message', (message: Block | number) => {
  if (typeof message === 'number') {
    unwritten -= message
    goOn?.()
  } else {
    blocks.push(message)
    if (!isBusy) void answerAll()
  }
})

async function answerAll(): Promise<void> {
  isBusy = true
  for (let block = blocks.shift(); block !== undefined; block = blocks.shift()) {
    for (const answered of answerBlock(block, choices)) {
      while (unwritten > MOST_UNWRITTEN_BYTES) {
        await new Promise<void>((resolve) => {
          goOn = resolve
        })
      }
      unwritten += sizeOf(answered)
      parentPort?.postMessage(answered, [answered.output.buffer, answered.errors.buffer])
    }
  }
  isBusy = false
}
