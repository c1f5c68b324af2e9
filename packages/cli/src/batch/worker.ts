import { parentPort, workerData } from 'node:worker_threads'
import { setLogger } from '@model-snippets/core'
import { answerBlock, type BlockChoices } from './answer-block.ts'
import type { Block } from './line-blocks.ts'

// Whatever the generator reports also stands in the records.
setLogger({ error: () => undefined })

const choices = workerData as BlockChoices

parentPort?.on('message', (block: Block) => {
  const answered = answerBlock(block, choices)
  parentPort?.postMessage(answered, [answered.output.buffer, answered.errors.buffer])
})
