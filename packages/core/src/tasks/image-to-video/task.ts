import type { Task } from '../task.ts'

export const imageToVideo: Task = {
  id: 'image-to-video',
  input: 'image-and-prompt',
  file: 'image',
  exampleInput: () => ({ image: 'cat.png', prompt: 'The cat stretches and yawns.' }),
  hubMethods: {
    python: {
      arguments: ['negative_prompt', 'num_inference_steps', 'guidance_scale', 'num_frames', 'seed', 'target_size'],
    },
    notAtEndpoints: true,
    result: 'file',
    fileName: 'video.mp4',
  },
}
