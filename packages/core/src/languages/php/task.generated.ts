// Written by `npm run generate` from the files beside it. Do not edit.

import { curlTask as curl } from './clients/curl/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for task calls. */
export const PHP_TASK: readonly TaskRenderer[] = [
  curl,
]
