import type { Task } from '../task.ts'

export const tokenClassification: Task = {
  id: 'token-classification',
  input: 'text',
  exampleInput: () => 'Ines Duarte moved from Lisbon to Toronto to work for Northwind.',
  hubMethods: {
    python: { arguments: ['aggregation_strategy', 'ignore_labels', 'stride'] },
  },
}
