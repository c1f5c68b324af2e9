import { TASK_RECORDS } from './index.generated.ts'
import type { TwinTask } from './twin-task.ts'

/** What the twin knows of a task; undefined for one that needs nothing said. */
export const findTask = (id: string): TwinTask | undefined =>
  Object.hasOwn(TASK_RECORDS, id) ? TASK_RECORDS[id] : undefined

/** Every task that the hub's own service answers with JSON. */
export const PIPELINE_TASKS: readonly (readonly [id: string, task: TwinTask])[] = Object.entries(TASK_RECORDS).filter(
  ([, { answer }]) => answer !== undefined,
)
