// Written by `npm run generate` from the files beside it. Do not edit.

import { javascriptFetchTask } from './javascript-fetch-task.ts'
import { javascriptHuggingfaceTask } from './javascript-huggingface-task.ts'
import { javascriptOpenaiTask } from './javascript-openai-task.ts'
import type { TaskPart } from './client.ts'

/** How the clients of one language do the other tasks. */
export const JS_TASKS: readonly TaskPart[] = [
  javascriptOpenaiTask,
  javascriptHuggingfaceTask,
  javascriptFetchTask,
]
