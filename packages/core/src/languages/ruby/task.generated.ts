// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttpTask as netHttp } from './clients/net-http/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for task calls. */
export const RUBY_TASK: readonly TaskRenderer[] = [
  netHttp,
]
