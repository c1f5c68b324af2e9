import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

export const textGeneration: TwinTask = {
  parameters: { max_new_tokens: 20, temperature: 0, do_sample: false, stop: ['\n', 'END'], seed: 7 },
  answer: (nonce) => {
    const text = nonce.word('stepped out into the rain')
    return json([{ generated_text: text }], text)
  },
}
