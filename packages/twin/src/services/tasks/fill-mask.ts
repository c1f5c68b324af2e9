import { json, labels, SCORES } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

export const fillMask: TwinTask = {
  parameters: { top_k: 3, targets: ['bread', "baker's cake"] },
  answer: (nonce) =>
    json(
      labels(nonce).map((label, index) => ({
        score: SCORES[index],
        token: 4000 + index,
        token_str: label,
        sequence: `The bakery sells fresh ${label}.`,
      })),
      ...labels(nonce),
    ),
}
