import { TASK_RECORDS } from './index.generated.ts'
import type { TwinTask } from './twin-task.ts'

/** Returns what the twin knows about a task; undefined if there's nothing special. */
export const findTask = (id: string): TwinTask | undefined =>
  Object.hasOwn(TASK_RECORDS, id) ? TASK_RECORDS[id] : undefined

/** Every task with a JSON response of the hub's own service. */
export const PIPELINE_TASKS: readonly (readonly [id: string, task: TwinTask])[] = Object.entries(TASK_RECORDS).filter(
  ([, { answer }]) => answer !== undefined,
)
