// Written by `npm run generate` from the files beside it. Do not edit.

import { shellCurlTask } from './shell-curl-task.ts'
import type { TaskPart } from './client.ts'

/** How the clients of one language do the other tasks. */
export const SH_TASKS: readonly TaskPart[] = [
  shellCurlTask,
]
