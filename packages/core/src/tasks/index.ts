import { conversational } from './conversational.ts'
import { OTHER_TASKS } from './index.generated.ts'
import type { TaskInference } from './task.ts'

/** Every task that has an inference route, by id. */
export const TASKS: { readonly [id: string]: TaskInference } = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ [...OTHER_TASKS, conversational]
    .map((task) => [task.id, task] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)
