import { JS_TASKS } from '../clients/js-task.generated.ts'
import { PYTHON_TASKS } from '../clients/python-task.generated.ts'
import { SH_TASKS } from '../clients/sh-task.generated.ts'

export * from './other-tasks.ts'
export const parts = [...PYTHON_TASKS, ...JS_TASKS, ...SH_TASKS]
