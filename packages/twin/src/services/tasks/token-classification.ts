import { json } from './pipeline-answer.ts'
import type { TwinTask } from './twin-task.ts'

export const tokenClassification: TwinTask = {
  parameters: { aggregation_strategy: 'simple', stride: 2, ignore_labels: ['O'] },
  answer: (nonce) => {
    const [person, place] = [nonce.word('Ines'), nonce.word('Lisbon')]
    return json(
      [
        { entity_group: 'PER', score: 0.99, word: person, start: 0, end: 11 },
        { entity_group: 'LOC', score: 0.98, word: place, start: 23, end: 29 },
      ],
      person,
      place,
    )
  },
}
