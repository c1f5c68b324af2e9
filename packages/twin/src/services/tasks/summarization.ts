import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

export const summarization: TwinTask = {
  parameters: {
    clean_up_tokenization_spaces: false,
    truncation: 'do_not_truncate',
    generate_parameters: { a: [1] },
  },
  answer: (nonce) => {
    const text = nonce.word('The bridge is closed')
    return json([{ summary_text: text }], text)
  },
}
