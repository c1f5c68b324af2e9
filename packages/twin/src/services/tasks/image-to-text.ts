import type { Nonce } from '../result.ts'
import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

const answerOf = (nonce: Nonce) => ({ generated_text: nonce.word('a street with a red car') })

export const imageToText: TwinTask = {
  answer: (nonce) => json(answerOf(nonce), answerOf(nonce).generated_text),
  otherAnswer: (nonce) => json([answerOf(nonce)], answerOf(nonce).generated_text),
}
