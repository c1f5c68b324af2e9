import type { TwinTask } from './twin-task.ts'

export const textToImage: TwinTask = {
  parameters: { guidance_scale: 0, width: 512, height: 256, seed: 7, negative_prompt: "it's blurry" },
}
