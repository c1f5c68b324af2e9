// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttpTask as netHttp } from './clients/net-http/task.ts'
import { openaiGoTask as openaiGo } from './clients/openai-go/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind task. */
export const GO_TASK: readonly TaskRenderer[] = [
  netHttp,
  openaiGo,
]
