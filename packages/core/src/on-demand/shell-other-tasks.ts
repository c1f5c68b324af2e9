import { SH_COMMON_TASKS } from '../clients/sh-common-task.generated.ts'
import { SH_TASK_LOADERS } from '../clients/sh-task-loaders.generated.ts'
import { otherTasksWith } from './other-tasks.ts'

export const loadAnswering = otherTasksWith(SH_COMMON_TASKS, SH_TASK_LOADERS)
