import type { Task } from '../task.ts'

export const imageClassification: Task = {
  id: 'image-classification',
  input: 'file',
  file: 'image',
  exampleInput: () => 'cat.png',
  hubMethods: {
    python: { arguments: ['function_to_apply', 'top_k'] },
    javascript: { sendsFileAlone: true },
  },
}
