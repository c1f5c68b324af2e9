import type { TaskInference } from './task.ts'

export const featureExtraction: TaskInference = {
  id: 'feature-extraction',
  input: 'text',
  exampleInput: () => 'Rain is expected along the coast this evening.',
}
