// Written by `npm run generate` from the files beside it. Do not edit.

import { pythonHuggingfaceHubTask } from './python-huggingface-hub-task.ts'
import { pythonRequestsTask } from './python-requests-task.ts'
import type { TaskPart } from './client.ts'

/** Those of clients that do most tasks. */
export const PYTHON_COMMON_TASKS: readonly TaskPart[] = [
  pythonHuggingfaceHubTask,
  pythonRequestsTask,
]
