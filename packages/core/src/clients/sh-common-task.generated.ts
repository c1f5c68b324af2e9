// Written by `npm run generate` from the files beside it. Do not edit.

import { shellCurlTask } from './shell-curl-task.ts'
import type { TaskPart } from './client.ts'

/** Those of clients that do most tasks. */
export const SH_COMMON_TASKS: readonly TaskPart[] = [
  shellCurlTask,
]
