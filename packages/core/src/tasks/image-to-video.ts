import type { TaskInference } from './task.ts'

export const imageToVideo: TaskInference = {
  id: 'image-to-video',
  input: 'image-and-prompt',
  file: 'image',
  exampleInput: () => ({ image: 'cat.png', prompt: 'The cat stretches and yawns.' }),
}
