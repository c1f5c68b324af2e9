import type { TwinTask } from './twin-task.ts'

export const imageToVideo: TwinTask = {
  parameters: { guidance_scale: 7.5, num_frames: 16, seed: 0, negative_prompt: '' },
}
