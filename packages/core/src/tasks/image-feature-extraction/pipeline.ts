import type { Pipeline } from '../pages/pipeline.ts'

export const imageFeatureExtraction = {
  order: 510,
  data: { name: 'Image Feature Extraction', modality: 'cv' },
} as const satisfies Pipeline
