import type { Task } from '../task.ts'

export const tabularRegression: Task = {
  id: 'tabular-regression',
  input: 'columns',
  // The service only accepts strings.
  exampleInput: () => ({ length_cm: ['23.2', '30.1'], height_cm: ['11.5', '14.2'], species: ['bream', 'perch'] }),
  hubMethods: {},
}
