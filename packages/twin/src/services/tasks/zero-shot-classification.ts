import { json, labels, SCORES, scored } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

export const zeroShotClassification: TwinTask = {
  parameters: { candidate_labels: ["it's late", 'größer', 'c'], multi_label: true },
  answer: (nonce) => json(scored(nonce), ...labels(nonce)),
  // huggingface_hub only reads the list; huggingface.js reads both.
  otherAnswer: (nonce) => json({ sequence: 'as it was sent', labels: labels(nonce), scores: SCORES }, ...labels(nonce)),
}
