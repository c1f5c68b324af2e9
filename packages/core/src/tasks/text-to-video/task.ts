import type { Task } from '../task.ts'

export const textToVideo: Task = {
  id: 'text-to-video',
  input: 'text',
  exampleInput: () => 'A paper boat drifts down a stream in the rain',
  hubMethods: {
    python: {
      arguments: ['negative_prompt', 'num_inference_steps', 'guidance_scale', 'num_frames', 'seed'],
      extraBody: true,
    },
    notAtEndpoints: true,
    result: 'file',
    fileName: 'video.mp4',
  },
}
