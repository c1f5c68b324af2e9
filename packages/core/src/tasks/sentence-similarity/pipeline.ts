import type { Pipeline } from '../pages/pipeline.ts'

export const sentenceSimilarity = {
  order: 110,
  data: { name: 'Sentence Similarity', modality: 'nlp' },
} as const satisfies Pipeline
