import type { TaskInference } from './task.ts'

export const imageClassification: TaskInference = {
  id: 'image-classification',
  input: 'file',
  file: 'image',
  exampleInput: () => 'cat.png',
  hubMethods: {
    python: { arguments: ['function_to_apply', 'top_k'] },
    javascript: { sendsFileAlone: true },
  },
}
