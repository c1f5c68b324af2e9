import type { Pipeline } from '../pages/pipeline.ts'

export const zeroShotClassification = {
  order: 50,
  data: { name: 'Zero-Shot Classification', modality: 'nlp' },
} as const satisfies Pipeline
