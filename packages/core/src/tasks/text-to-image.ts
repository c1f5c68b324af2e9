import type { TaskInference } from './task.ts'

export const textToImage: TaskInference = {
  id: 'text-to-image',
  input: 'text',
  exampleInput: () => 'A lighthouse on a cliff at sunset, watercolor',
  exampleParameters: { num_inference_steps: 5 },
}
