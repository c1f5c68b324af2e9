import type { Task } from '../task.ts'

export const imageTextToVideo: Task = {
  id: 'image-text-to-video',
  input: 'image-and-prompt',
  file: 'image',
  exampleInput: () => ({ image: 'cat.png', prompt: 'The cat turns its head and blinks.' }),
  hubMethods: {
    result: 'file',
    fileName: 'video.mp4',
  },
}
