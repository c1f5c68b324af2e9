import type { Task } from '../task.ts'

export const objectDetection: Task = {
  id: 'object-detection',
  input: 'file',
  file: 'image',
  exampleInput: () => 'street.jpg',
  hubMethods: {
    python: { arguments: ['threshold'] },
    javascript: { sendsFileAlone: true },
  },
}
