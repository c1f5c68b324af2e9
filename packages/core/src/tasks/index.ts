import { TASK_RECORDS } from './index.generated.ts'
import type { Task } from './task.ts'

/** All tasks with examples, by id. */
export const TASKS: { readonly [id: string]: Task } = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ TASK_RECORDS.map((record) => [record.id, record]),
)
