// Written by `npm run generate` from the files beside it. Do not edit.

import { curlTask as curl } from './clients/curl/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind task. */
export const PHP_TASK: readonly TaskRenderer[] = [
  curl,
]
