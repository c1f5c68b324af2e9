import type { Task } from '../task.ts'

export const tabularClassification: Task = {
  id: 'tabular-classification',
  input: 'columns',
  // The service only accepts strings.
  exampleInput: () => ({ length_cm: ['23.2', '30.1'], height_cm: ['11.5', '14.2'], weight_g: ['242', '390'] }),
  hubMethods: {
    python: { arguments: [] },
  },
}
