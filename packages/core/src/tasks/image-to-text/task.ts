import type { Task } from '../task.ts'

export const imageToText: Task = {
  id: 'image-to-text',
  input: 'file',
  file: 'image',
  exampleInput: () => 'street.jpg',
  hubMethods: {
    python: { arguments: [] },
    javascript: { sendsFileAlone: true },
  },
}
