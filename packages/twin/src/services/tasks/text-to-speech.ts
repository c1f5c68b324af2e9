import type { TwinTask } from './twin-task.ts'

export const textToSpeech: TwinTask = {
  parameters: { temperature: 0.5, do_sample: true, max_new_tokens: 100 },
}
