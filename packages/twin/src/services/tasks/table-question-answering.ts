import type { Nonce } from '../result.ts'
import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

const answerOf = (nonce: Nonce) => ({
  answer: nonce.word('Porto'),
  coordinates: [[2, 0]],
  cells: [nonce.word('Porto')],
  aggregator: 'NONE',
})

export const tableQuestionAnswering: TwinTask = {
  parameters: { padding: 'longest', sequential: true },
  answer: (nonce) => json(answerOf(nonce), answerOf(nonce).answer),
  otherAnswer: (nonce) => json([answerOf(nonce)], answerOf(nonce).answer),
}
