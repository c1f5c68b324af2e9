import type { Task } from '../task.ts'

export const textToImage: Task = {
  id: 'text-to-image',
  input: 'text',
  exampleInput: () => 'A lighthouse on a cliff at sunset, watercolor',
  exampleParameters: { num_inference_steps: 5 },
  hubMethods: {
    python: {
      arguments: ['negative_prompt', 'num_inference_steps', 'guidance_scale', 'height', 'width', 'scheduler', 'seed'],
      extraBody: true,
    },
    result: 'image',
    fileName: 'image.png',
  },
}
