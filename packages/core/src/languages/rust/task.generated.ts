// Written by `npm run generate` from the files beside it. Do not edit.

import { asyncOpenaiTask as asyncOpenai } from './clients/async-openai/task.ts'
import { reqwestTask as reqwest } from './clients/reqwest/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for task calls. */
export const RUST_TASK: readonly TaskRenderer[] = [
  asyncOpenai,
  reqwest,
]
