import { JS_COMMON_TASKS } from '../clients/js-common-task.generated.ts'
import { JS_TASK_LOADERS } from '../clients/js-task-loaders.generated.ts'
import { PYTHON_COMMON_TASKS } from '../clients/python-common-task.generated.ts'
import { PYTHON_TASK_LOADERS } from '../clients/python-task-loaders.generated.ts'
import { SH_COMMON_TASKS } from '../clients/sh-common-task.generated.ts'
import { SH_TASK_LOADERS } from '../clients/sh-task-loaders.generated.ts'
import { otherTasksWith } from './other-tasks.ts'

export const loadAnswering = otherTasksWith([...PYTHON_COMMON_TASKS, ...JS_COMMON_TASKS, ...SH_COMMON_TASKS], {
  ...PYTHON_TASK_LOADERS,
  ...JS_TASK_LOADERS,
  ...SH_TASK_LOADERS,
})
