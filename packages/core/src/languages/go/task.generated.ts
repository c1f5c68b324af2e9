// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttpTask as netHttp } from './clients/net-http/task.ts'
import { openaiGoTask as openaiGo } from './clients/openai-go/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for task calls. */
export const GO_TASK: readonly TaskRenderer[] = [
  netHttp,
  openaiGo,
]
