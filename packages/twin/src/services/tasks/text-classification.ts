import { json, labels, scored } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

export const textClassification: TwinTask = {
  parameters: { top_k: 2, function_to_apply: 'sigmoid' },
  answer: (nonce) => json([scored(nonce)], ...labels(nonce)),
}
