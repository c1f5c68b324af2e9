import type { Nonce } from '../result.ts'
import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

const vectorOf = (nonce: Nonce): number[] => Array.from({ length: 48 }, (_, index) => nonce.number(index))

export const featureExtraction: TwinTask = {
  parameters: { normalize: true, prompt_name: 'query', dimensions: 64 },
  answer: (nonce) => json(vectorOf(nonce), nonce.number(0)),
  otherAnswer: (nonce) => json([vectorOf(nonce)], nonce.number(0)),
}
