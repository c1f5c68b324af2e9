// Written by `npm run generate` from the files beside it. Do not edit.

import { javascriptFetchTask } from './javascript-fetch-task.ts'
import { javascriptHuggingfaceTask } from './javascript-huggingface-task.ts'
import type { TaskPart } from './client.ts'

/** How those clients of one language do them that do most of the other tasks. */
export const JS_COMMON_TASKS: readonly TaskPart[] = [
  javascriptHuggingfaceTask,
  javascriptFetchTask,
]
