import type { TaskInference } from './task.ts'

export const imageToImage: TaskInference = {
  id: 'image-to-image',
  input: 'image-and-prompt',
  file: 'image',
  exampleInput: () => ({ image: 'cat.png', prompt: 'Turn the cat into a tiger.' }),
}
