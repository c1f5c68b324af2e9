import type { Task } from '../task.ts'

export const imageToImage: Task = {
  id: 'image-to-image',
  input: 'image-and-prompt',
  file: 'image',
  exampleInput: () => ({ image: 'cat.png', prompt: 'Turn the cat into a tiger.' }),
  hubMethods: {
    python: { arguments: ['negative_prompt', 'num_inference_steps', 'guidance_scale', 'target_size'] },
    result: 'image',
    fileName: 'image.png',
  },
}
