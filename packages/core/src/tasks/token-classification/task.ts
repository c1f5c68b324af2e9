import type { Task } from '../task.ts'

export const tokenClassification: Task = {
  id: 'token-classification',
  input: 'text',
  exampleInput: () => 'Ines Duarte moved from Lisbon to Toronto to work for Northwind.',
  // By default, a Transformers server returns word pieces, which huggingface.js doesn't read.
  exampleParameters: { aggregation_strategy: 'simple' },
  hubMethods: {
    python: { arguments: ['aggregation_strategy', 'ignore_labels', 'stride'] },
  },
}
