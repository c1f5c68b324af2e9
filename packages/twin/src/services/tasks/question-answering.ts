import type { Nonce } from '../result.ts'
import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

const answerOf = (nonce: Nonce) => ({ answer: nonce.word('the harbor museum'), score: 0.93, start: 34, end: 51 })

export const questionAnswering: TwinTask = {
  parameters: { top_k: 1, align_to_words: false, max_answer_len: 12 },
  answer: (nonce) => json(answerOf(nonce), answerOf(nonce).answer),
  otherAnswer: (nonce) => json([answerOf(nonce)], answerOf(nonce).answer),
}
