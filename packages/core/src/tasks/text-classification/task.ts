import type { Task } from '../task.ts'

export const textClassification: Task = {
  id: 'text-classification',
  input: 'text',
  exampleInput: () => 'The food was wonderful and the staff were kind.',
  hubMethods: {
    python: { arguments: ['top_k', 'function_to_apply'] },
  },
}
