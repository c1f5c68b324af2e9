import type { TaskInference } from './task.ts'

export const translation: TaskInference = {
  id: 'translation',
  input: 'text',
  exampleInput: () => 'Where is the nearest train station?',
}
