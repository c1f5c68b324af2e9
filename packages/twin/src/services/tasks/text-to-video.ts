import type { TwinTask } from './twin-task.ts'

export const textToVideo: TwinTask = {
  parameters: { guidance_scale: 1, num_frames: 16, num_inference_steps: 20, seed: 0, negative_prompt: ['a', 'b'] },
}
