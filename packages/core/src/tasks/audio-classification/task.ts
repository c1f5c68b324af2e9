import type { Task } from '../task.ts'

export const audioClassification: Task = {
  id: 'audio-classification',
  input: 'file',
  file: 'audio',
  exampleInput: () => 'keyword.wav',
  hubMethods: {
    python: { arguments: ['top_k', 'function_to_apply'] },
    javascript: { sendsFileAlone: true },
  },
}
