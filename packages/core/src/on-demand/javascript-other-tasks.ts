import { JS_COMMON_TASKS } from '../clients/js-common-task.generated.ts'
import { JS_TASK_LOADERS } from '../clients/js-task-loaders.generated.ts'
import { otherTasksWith } from './other-tasks.ts'

export const loadAnswering = otherTasksWith(JS_COMMON_TASKS, JS_TASK_LOADERS)
