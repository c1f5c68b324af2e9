import type { TaskInference } from './task.ts'

export const objectDetection: TaskInference = {
  id: 'object-detection',
  input: 'file',
  file: 'image',
  exampleInput: () => 'street.jpg',
  hubMethods: {
    python: { arguments: ['threshold'] },
    javascript: { sendsFileAlone: true },
  },
}
