// Written by `npm run generate` from the files beside it. Do not edit.

import { pythonFalClientTask } from './python-fal-client-task.ts'
import { pythonHuggingfaceHubTask } from './python-huggingface-hub-task.ts'
import { pythonOpenaiTask } from './python-openai-task.ts'
import { pythonRequestsTask } from './python-requests-task.ts'
import type { TaskPart } from './client.ts'

/** How the clients of one language do the other tasks. */
export const PYTHON_TASKS: readonly TaskPart[] = [
  pythonOpenaiTask,
  pythonHuggingfaceHubTask,
  pythonFalClientTask,
  pythonRequestsTask,
]
