import type { Task } from '../task.ts'

export const imageTextToImage: Task = {
  id: 'image-text-to-image',
  input: 'image-and-prompt',
  file: 'image',
  exampleInput: () => ({ image: 'cat.png', prompt: 'Put a small straw hat on the cat.' }),
  hubMethods: {
    result: 'file',
    fileName: 'image.png',
  },
}
