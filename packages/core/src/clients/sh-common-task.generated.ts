// Written by `npm run generate` from the files beside it. Do not edit.

import { shellCurlTask } from './shell-curl-task.ts'
import type { TaskPart } from './client.ts'

/** How those clients of one language do them that do most of the other tasks. */
export const SH_COMMON_TASKS: readonly TaskPart[] = [
  shellCurlTask,
]
