import { json, labels, scored } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

export const zeroShotImageClassification: TwinTask = {
  parameters: { candidate_labels: ['cat', 'dog'], hypothesis_template: 'A {} photo' },
  answer: (nonce) => json(scored(nonce), ...labels(nonce)),
}
