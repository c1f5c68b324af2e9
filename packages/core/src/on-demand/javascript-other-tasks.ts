export { JS_TASKS as parts } from '../clients/js-task.generated.ts'
export * from './other-tasks.ts'
