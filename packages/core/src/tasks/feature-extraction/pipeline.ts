import type { Pipeline } from '../pages/pipeline.ts'

export const featureExtraction = {
  order: 80,
  data: { name: 'Feature Extraction', modality: 'nlp' },
} as const satisfies Pipeline
