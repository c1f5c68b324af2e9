import type { TwinTask } from './twin-task.ts'

export const imageToImage: TwinTask = {
  parameters: { guidance_scale: 0, negative_prompt: "it's blurry", num_inference_steps: 4 },
}
