import type { TaskInference } from './task.ts'

export const imageToText: TaskInference = {
  id: 'image-to-text',
  input: 'file',
  file: 'image',
  exampleInput: () => 'street.jpg',
  hubMethods: {
    python: { arguments: [] },
    javascript: { sendsFileAlone: true },
  },
}
