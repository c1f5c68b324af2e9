import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

export const documentQuestionAnswering: TwinTask = {
  parameters: { top_k: 1, handle_impossible_answer: false, lang: 'de', word_boxes: [[1, 2, 3, 4]] },
  answer: (nonce) => {
    const answer = nonce.word('€ 42.10')
    return json([{ answer, score: 0.93, start: 3, end: 5 }], answer)
  },
}
