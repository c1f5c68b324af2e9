import type { Task } from '../task.ts'

export const zeroShotClassification: Task = {
  id: 'zero-shot-classification',
  input: 'text',
  exampleInput: () => 'I was charged twice for my order and want my money back.',
  exampleParameters: { candidate_labels: ['refund', 'legal', 'faq'] },
  hubMethods: {
    python: { arguments: ['multi_label', 'hypothesis_template'], inputArguments: ['candidate_labels'] },
  },
}
