import type { Task } from '../task.ts'

export const tokenClassification: Task = {
  id: 'token-classification',
  input: 'text',
  exampleInput: () => 'Ines Duarte moved from Lisbon to Toronto to work for Northwind.',
  // Of itself a server of Transformers gives pieces of words, which huggingface.js does not read.
  exampleParameters: { aggregation_strategy: 'simple' },
  hubMethods: {
    python: { arguments: ['aggregation_strategy', 'ignore_labels', 'stride'] },
  },
}
