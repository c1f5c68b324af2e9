export { PYTHON_TASKS as parts } from '../clients/python-task.generated.ts'
export * from './other-tasks.ts'
