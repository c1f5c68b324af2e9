// Written by `npm run generate` from the files beside it. Do not edit.

import type { TaskPart } from './client.ts'

/** For clients that do a few tasks, by language and id, functions that load how they do them. */
export const JS_TASK_LOADERS: { readonly [id: string]: () => Promise<TaskPart> } = {
  'js/openai': async () => (await import('./javascript-openai-task.ts')).javascriptOpenaiTask,
}
