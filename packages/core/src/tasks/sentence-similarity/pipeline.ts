import type { Pipeline } from '../pages/pipeline.ts'

export const sentenceSimilarity = {
  place: 110,
  data: { name: 'Sentence Similarity', modality: 'nlp' },
} as const satisfies Pipeline
