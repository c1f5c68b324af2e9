import type { TaskInference } from './task.ts'

export const textGeneration: TaskInference = {
  id: 'text-generation',
  input: 'text',
  exampleInput: () => 'The lighthouse keeper opened the door and',
}
