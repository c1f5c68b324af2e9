import type { Pipeline } from '../pages/pipeline.ts'

export const textRanking = {
  order: 360,
  data: { name: 'Text Ranking', modality: 'nlp' },
} as const satisfies Pipeline
