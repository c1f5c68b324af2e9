// Written by `npm run generate` from the files beside it. Do not edit.

import { pythonHuggingfaceHubTask } from './python-huggingface-hub-task.ts'
import { pythonRequestsTask } from './python-requests-task.ts'
import type { TaskPart } from './client.ts'

/** How those clients of one language do them that do most of the other tasks. */
export const PYTHON_COMMON_TASKS: readonly TaskPart[] = [
  pythonHuggingfaceHubTask,
  pythonRequestsTask,
]
