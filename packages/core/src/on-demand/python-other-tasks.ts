import { PYTHON_COMMON_TASKS } from '../clients/python-common-task.generated.ts'
import { PYTHON_TASK_LOADERS } from '../clients/python-task-loaders.generated.ts'
import { otherTasksWith } from './other-tasks.ts'

export const loadAnswering = otherTasksWith(PYTHON_COMMON_TASKS, PYTHON_TASK_LOADERS)
