import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

export const visualQuestionAnswering: TwinTask = {
  parameters: { top_k: 2 },
  answer: (nonce) => {
    const answer = nonce.word('red')
    return json([{ answer, score: 0.93 }], answer)
  },
}
