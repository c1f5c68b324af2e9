export { SH_TASKS as parts } from '../clients/sh-task.generated.ts'
export * from './other-tasks.ts'
