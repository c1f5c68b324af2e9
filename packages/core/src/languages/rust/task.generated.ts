// Written by `npm run generate` from the files beside it. Do not edit.

import { asyncOpenaiTask as asyncOpenai } from './clients/async-openai/task.ts'
import { reqwestTask as reqwest } from './clients/reqwest/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind task. */
export const RUST_TASK: readonly TaskRenderer[] = [
  asyncOpenai,
  reqwest,
]
