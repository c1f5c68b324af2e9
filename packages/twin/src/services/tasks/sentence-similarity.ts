import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

export const sentenceSimilarity: TwinTask = {
  answer: (nonce) => {
    const similarities = [nonce.number(1), nonce.number(2), nonce.number(3)]
    return json(similarities, ...similarities)
  },
}
