// Written by `npm run generate` from the files beside it. Do not edit.

import type { TaskPart } from './client.ts'

/** For clients that do a few tasks, by language and id, functions that load how they do them. */
export const PYTHON_TASK_LOADERS: { readonly [id: string]: () => Promise<TaskPart> } = {
  'python/fal_client': async () => (await import('./python-fal-client-task.ts')).pythonFalClientTask,
  'python/openai': async () => (await import('./python-openai-task.ts')).pythonOpenaiTask,
}
