import type { TaskInference } from './task.ts'

export const imageTextToImage: TaskInference = {
  id: 'image-text-to-image',
  input: 'image-and-prompt',
  file: 'image',
  exampleInput: () => ({ image: 'cat.png', prompt: 'Put a small straw hat on the cat.' }),
  hubMethods: {
    result: 'file',
    fileName: 'image.png',
  },
}
